import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignHero } from '@tuppence/content/campaign';
import { HeartMap } from '@tuppence/ui/brand';
import { CampaignHero } from '@tuppence/ui/campaign';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Campaign/CampaignHero',
  component: CampaignHero,
  args: { ...campaignHero, picture: <HeartMap /> },
} satisfies Meta<typeof CampaignHero>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The Summer of Giving' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explore Further' })).toHaveAttribute(
      'href',
      '#stats',
    );
  },
};
