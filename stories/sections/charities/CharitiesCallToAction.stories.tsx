import type { Meta, StoryObj } from '@storybook/react-vite';
import { callToAction } from '@tuppence/content/charities/copy';
import { siteDefaults } from '@tuppence/content/site';
import { CharitiesCallToAction } from '@tuppence/ui/charities';

const meta = {
  title: 'Sections/Charities/CharitiesCallToAction',
  component: CharitiesCallToAction,
  parameters: {
    guidance: {
      use: 'The end of the charities’ page: one button.',
      not: 'A page of the donation API. Use DonationApi/CallToAction.',
      accessibility: 'Has its own heading. The link says that a new tab opens.',
    },
  },
  args: callToAction(siteDefaults),
} satisfies Meta<typeof CharitiesCallToAction>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
