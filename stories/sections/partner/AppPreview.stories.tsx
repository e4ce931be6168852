import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppPreview } from '@tuppence/ui/partner';
import { partner, samplePage } from '../../fixtures/partner';
import { inColumn } from '../../support/frames';

const meta = {
  title: 'Sections/Partner/AppPreview',
  component: AppPreview,
  parameters: {
    guidance: {
      use: 'The chosen charity and a bought card in the app, as a picture.',
      not: 'Anything to press: nothing on the screen is a control.',
      accessibility: 'One picture with one label: say in it what the screen shows.',
    },
  },
  args: samplePage(partner).preview,
  decorators: [inColumn(320)],
} satisfies Meta<typeof AppPreview>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
