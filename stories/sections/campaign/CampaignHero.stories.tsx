import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero } from '@tuppence/content/campaign/copy';
import { HeartMap } from '@tuppence/ui/brand';
import { CampaignHero } from '@tuppence/ui/campaign';

const meta = {
  title: 'Sections/Campaign/CampaignHero',
  component: CampaignHero,
  parameters: {
    guidance: {
      use: 'The first section of the campaign page.',
      not: 'Any other page: each has its own hero.',
      accessibility:
        'Contains the level 1 heading. Give the picture a text alternative, unless it adds nothing.',
    },
  },
  args: { ...hero, picture: <HeartMap /> },
} satisfies Meta<typeof CampaignHero>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
