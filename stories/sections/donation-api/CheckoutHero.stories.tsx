import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero } from '@tuppence/content/donation-api/charities';
import { demoCharities } from '@tuppence/content/donation-api/demo-charities';
import { siteDefaults } from '@tuppence/content/site';
import { DonationCheckout } from '@tuppence/ui/checkout';
import { CheckoutHero } from '@tuppence/ui/donation-api';
import { expect } from 'storybook/test';
import { checkoutCopy } from '../../fixtures/checkout-copy';

const { title, action, more } = hero(siteDefaults);

const meta = {
  title: 'Sections/DonationApi/CheckoutHero',
  component: CheckoutHero,
  parameters: {
    guidance: {
      use: 'The first section of the API page for charity websites, with a demo of the checkout.',
      not: 'A checkout that takes payments.',
      accessibility: 'Contains the level 1 heading; the demo has a level 2 heading.',
    },
  },
  args: {
    title,
    lead: 'A 3-minute integration puts it on your website.',
    action,
    more,
    note: 'It is a demo: no money moves.',
    children: (introduction) => (
      <DonationCheckout copy={checkoutCopy} charities={demoCharities} introduction={introduction} />
    ),
  },
} satisfies Meta<typeof CheckoutHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const SameWordsTwice: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  args: { lead: 'A 3-minute read, a 3-minute integration.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('3-minute')).toHaveLength(2);
  },
};
