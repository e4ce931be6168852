import type { Meta, StoryObj } from '@storybook/react-vite';
import { callToAction } from '@tuppence/content/campaign/copy';
import { siteDefaults } from '@tuppence/content/site';
import { CampaignCallToAction } from '@tuppence/ui/campaign';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Sections/Campaign/CampaignCallToAction',
  component: CampaignCallToAction,
  parameters: {
    guidance: {
      use: 'The end of the campaign page: one call to action.',
      not: 'Twice on a page.',
      accessibility:
        'Has its own heading. Says that the link opens a new tab, and the button a dialog.',
    },
  },
  args: callToAction(siteDefaults),
} satisfies Meta<typeof CampaignCallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const join = canvas.getByRole('link', { name: /^Join the Movement/ });
    await expect(join).toHaveAttribute('href', siteDefaults.appStoreUrl);
    await expect(join).toHaveAttribute('target', '_blank');
  },
};

/** For phones without the App Store. */
export const WithoutIPhone: Story = {
  args: { onGetApp: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
    await expect(args.onGetApp).toHaveBeenCalledOnce();
  },
};
