import type { Meta, StoryObj } from '@storybook/react-vite';
import { figures } from '@tuppence/content/campaign/copy';
import { CampaignFigures } from '@tuppence/ui/campaign';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Campaign/CampaignFigures',
  component: CampaignFigures,
  parameters: {
    guidance: {
      use: 'Figures that follow from each other, as large as the page.',
      not: 'Figures that are not in the claims register, or that stand alone (KeyFigures).',
      accessibility:
        'A landmark with a hidden heading. A list: each figure is read with its label.',
    },
  },
  args: figures,
} satisfies Meta<typeof CampaignFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A figure that must shrink to fit the paper. */
export const LongFigures: Story = {
  args: { figures: [{ value: '1,234,567,890', label: 'tins of tomatoes, give or take' }] },
};
