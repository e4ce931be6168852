import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero } from '@tuppence/content/charities/copy';
import { siteDefaults } from '@tuppence/content/site';
import { CharitiesHero } from '@tuppence/ui/charities';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Charities/CharitiesHero',
  component: CharitiesHero,
  parameters: {
    guidance: {
      use: 'The first section of the charities’ page: the headline, a receipt and four figures.',
      not: 'Shoppers. Use Home/Hero.',
      accessibility: 'Contains the level 1 heading. The receipt and the figures are lists.',
    },
  },
  args: hero(siteDefaults),
} satisfies Meta<typeof CharitiesHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const claim = canvas.getByRole('link', { name: /^Claim Your Profile/ });
    await expect(claim).toHaveAttribute('href', args.claim.href);
    await expect(claim).toHaveAttribute('target', '_blank');
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Raise funds for your charity from the shopping that your supporters do every week of the year anyway',
  },
};
