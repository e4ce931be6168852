import type { Meta, StoryObj } from '@storybook/react-vite';
import { trial } from '@tuppence/content/donation-api/charities-trial';
import { Text } from '@tuppence/ui';
import { CheckoutTrial } from '@tuppence/ui/donation-api';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Sections/DonationApi/CheckoutTrial',
  component: CheckoutTrial,
  parameters: {
    guidance: {
      use: 'Trying out the checkout of the sample code. It loads on demand.',
      not: 'The demo at the top of a page. Use CheckoutHero.',
      accessibility: 'The checkout takes focus when it opens. Failures and results are announced.',
    },
    visual: { tablet: true },
  },
  args: {
    ...trial,
    lead: 'This is the sample above, as a page of yours would show it.',
    scriptlessText: 'The widget needs JavaScript, which is off in your browser.',
    state: 'closed',
    onOpen: fn(),
  },
} satisfies Meta<typeof CheckoutTrial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the widget' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = {
  parameters: { visual: { skip: 'See Pending of KitOffer.' } },
  args: { state: 'opening' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening…' }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open the widget' });
    await expect(button).toHaveAccessibleDescription(/couldn’t fetch the widget/);
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  args: {
    state: 'open',
    children: <Text>Here stands the widget.</Text>,
    result: 'onSuccess was called with the order web-1.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Try the widget' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
