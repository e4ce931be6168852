import type { Meta, StoryObj } from '@storybook/react-vite';
import { callToAction } from '@tuppence/content/donation-api/charities';
import { siteDefaults } from '@tuppence/content/site';
import { CallToAction } from '@tuppence/ui/donation-api';

const meta = {
  title: 'Sections/DonationApi/CallToAction',
  component: CallToAction,
  parameters: {
    guidance: {
      use: 'The end of a page of the donation API: one sentence, one button.',
      not: 'Two buttons, or the middle of a page.',
      accessibility: 'Has its own heading. If it is external, the link says that a new tab opens.',
    },
  },
  args: {
    title: 'Open a till of your own',
    text: 'Claim your profile in the charity portal.',
    action: callToAction(siteDefaults).action,
  },
} satisfies Meta<typeof CallToAction>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
