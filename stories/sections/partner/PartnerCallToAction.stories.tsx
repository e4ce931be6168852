import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerCallToAction } from '@tuppence/ui/partner';
import { expect, fn, userEvent } from 'storybook/test';
import { gentlePartner, longPartner, partner, samplePage } from '../../fixtures/partner';

const meta = {
  title: 'Sections/Partner/PartnerCallToAction',
  component: PartnerCallToAction,
  parameters: {
    guidance: {
      use: 'The end of a partner’s page: get the app.',
      not: 'A page without a charity.',
      accessibility:
        'Has its own heading. Says that the link opens a new tab, and the button a dialog.',
    },
  },
  args: samplePage(partner).callToAction,
} satisfies Meta<typeof PartnerCallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^Download on App Store/ });
    await expect(link).toHaveAttribute('href', args.download.href);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** For a charity whose cause is grave. */
export const Strong: Story = {
  args: samplePage(gentlePartner).callToAction,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Your weekly shop can help.');
  },
};

export const LongName: Story = { args: samplePage(longPartner).callToAction };

/** For phones that cannot use the App Store. */
export const WithoutIPhone: Story = {
  args: { onGetApp: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
    await expect(args.onGetApp).toHaveBeenCalledOnce();
  },
};
