import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitNewsletter, newsletterHtml } from '@tuppence/ui/kit';
import { expect } from 'storybook/test';
import { copy, kitContent, kitNames } from '../../fixtures/kit';
import { inSection } from '../../support/frames';

const htmlOf = (changes: Parameters<typeof kitContent>[0] = {}) =>
  newsletterHtml(kitContent(changes), copy.newsletter);

const meta = {
  title: 'Sections/Charity kit/KitNewsletter',
  component: KitNewsletter,
  parameters: {
    guidance: {
      use: 'A preview of the newsletter’s HTML.',
      not: 'Untrusted HTML: it is inserted unchanged.',
      accessibility: 'The preview is inert. In the email, the button is a link with words.',
    },
    visual: { tablet: true },
  },
  args: { html: htmlOf(), label: 'Newsletter block for St Anne’s Hospice' },
  decorators: [inSection()],
} satisfies Meta<typeof KitNewsletter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    await expect(canvas.getByText('St Anne’s Hospice')).toBeVisible();
    const link = canvasElement.querySelector('a');
    await expect(link).toHaveAttribute('href', 'https://www.tuppence.example/?ref=STANNES');
  },
};

export const Harbour: Story = {
  args: { html: htmlOf({ brand: 'harbour', charity: kitNames.mixed }) },
};

export const Markup: Story = {
  tags: ['check'],
  args: { html: htmlOf({ charity: '<img src=x onerror=alert(1)> & "Sons"' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)> & "Sons"')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
