import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerCallToAction } from '@tuppence/ui/partner';
import { fn, userEvent } from 'storybook/test';
import { longPartner, partner, partnerPage } from '../../fixtures/partner';

const meta = {
  title: 'Sections/Partner/PartnerCallToAction',
  component: PartnerCallToAction,
  args: partnerPage(partner).callToAction,
} satisfies Meta<typeof PartnerCallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const LongName: Story = { args: partnerPage(longPartner).callToAction };

/** On an Android phone the waitlist comes first. */
export const WithoutIPhone: Story = {
  args: { onGetApp: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
  },
};
