import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignHero } from '@tuppence/content/campaign';
import { HeartMap } from '@tuppence/ui/brand';
import { CampaignHero } from '@tuppence/ui/campaign';

const meta = {
  title: 'Sections/Campaign/CampaignHero',
  component: CampaignHero,
  args: { ...campaignHero, picture: <HeartMap /> },
} satisfies Meta<typeof CampaignHero>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
