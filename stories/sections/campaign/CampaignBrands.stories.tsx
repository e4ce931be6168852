import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from '@tuppence/content/campaign/copy';
import { CampaignBrands } from '@tuppence/ui/campaign';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Campaign/CampaignBrands',
  component: CampaignBrands,
  parameters: {
    guidance: {
      use: 'How many brands take part, with a wall of their cards.',
      not: 'Choosing a card: the wall extends beyond the window.',
      accessibility:
        'Has its own heading. The cards are a list. Each has its brand’s name and its value.',
    },
  },
  args: brands,
} satisfies Meta<typeof CampaignBrands>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
