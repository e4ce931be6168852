import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppPreview } from '@tuppence/ui/partner';
import { partner, partnerPage } from '../../fixtures/partner';
import { inColumn } from '../../support/frames';

const meta = {
  title: 'Sections/Partner/AppPreview',
  component: AppPreview,
  args: partnerPage(partner).preview,
  decorators: [inColumn(320)],
} satisfies Meta<typeof AppPreview>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
