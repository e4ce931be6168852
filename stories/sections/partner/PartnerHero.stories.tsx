import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerHero } from '@tuppence/ui/partner';
import { expect, fn, userEvent } from 'storybook/test';
import { getApp, longPartner, partner, samplePage, school } from '../../fixtures/partner';

const meta = {
  title: 'Sections/Partner/PartnerHero',
  component: PartnerHero,
  parameters: {
    guidance: {
      use: 'The first section of a partner’s page: its cause, two supermarkets and a receipt.',
      not: 'A brand: brands have no pages.',
      accessibility: 'Contains the level 1 heading. The picture is decorative. Logos have names.',
    },
  },
  args: { ...samplePage(partner).hero, ...getApp, onGetApp: fn() },
} satisfies Meta<typeof PartnerHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1 });
    await expect(headline).toHaveTextContent(
      'Raise donations with two large supermarkets this month',
    );
    const [name] = canvas.getAllByText(partner.name);
    await expect(name?.getBoundingClientRect().top).toBeLessThan(
      headline.getBoundingClientRect().top,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
    await expect(args.onGetApp).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Learn how it works' })).toHaveAttribute(
      'href',
      '#how-it-works',
    );
    const badge = canvas.getByText('5% from every shop goes to').closest('span:has(span)');
    await expect(badge).toHaveTextContent(`5% from every shop goes to ${partner.name}`);
  },
};

export const School: Story = {
  args: samplePage(school).hero,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Raise donations for your school with two large supermarkets',
    );
  },
};

export const LongName: Story = { args: samplePage(longPartner).hero };

export const InGerman: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  args: {
    supermarkets: [
      { joiner: 'mit', brand: 'pantry-lane' },
      { joiner: 'und', brand: 'fernway' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mit')).toBeVisible();
    await expect(canvas.getByText('und')).toBeVisible();
  },
};
