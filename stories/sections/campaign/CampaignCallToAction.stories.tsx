import type { Meta, StoryObj } from '@storybook/react-vite';
import { CampaignCallToAction } from '@tuppence/ui/campaign';
import { expect, within } from 'storybook/test';
import { campaignCall } from '../../fixtures/campaign';

const meta = {
  title: 'Sections/Campaign/CampaignCallToAction',
  component: CampaignCallToAction,
  args: campaignCall,
} satisfies Meta<typeof CampaignCallToAction>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Make history this Summer' })).toBeVisible();
    const join = canvas.getByRole('link', { name: /^Join the Movement/ });
    await expect(join).toHaveAttribute('href', campaignCall.join.href);
    await expect(join).toHaveAttribute('target', '_blank');
  },
};
