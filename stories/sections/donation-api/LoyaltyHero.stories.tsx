import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero } from '@tuppence/content/donation-api/loyalty';
import { LoyaltyHero } from '@tuppence/ui/donation-api';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/DonationApi/LoyaltyHero',
  component: LoyaltyHero,
  parameters: {
    guidance: {
      use: 'The first section of the page about loyalty programmes, with the demo below.',
      not: 'A demo that needs no introduction.',
      accessibility:
        'Contains the level 1 heading. The demo has a level 2 heading for screen readers.',
    },
  },
  args: {
    title: 'Points melt. Let them melt into something.',
    lead: '100,000+ charities, one button.',
    demoLabel: hero.demoLabel,
    more: hero.more,
    children: 'The demo stands here.',
  },
} satisfies Meta<typeof LoyaltyHero>;

export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: '2,000 points = £20' }),
    ).toBeInTheDocument();
    const demo = canvas.getByText('The demo stands here.');
    await expect(demo).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try the demo' })).toHaveAttribute(
      'href',
      '#demo',
    );
    await expect(demo.closest('#demo')).not.toBeNull();
  },
};
