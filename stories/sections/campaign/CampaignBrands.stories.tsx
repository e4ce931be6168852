import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignBrands } from '@tuppence/content/campaign';
import { CampaignBrands } from '@tuppence/ui/campaign';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Campaign/CampaignBrands',
  component: CampaignBrands,
  args: campaignBrands,
} satisfies Meta<typeof CampaignBrands>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
