import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppPreview } from '@tuppence/ui/partner';
import { partner, partnerPage } from '../../fixtures/partner';

const meta = {
  title: 'Sections/Partner/AppPreview',
  component: AppPreview,
  args: partnerPage(partner).preview,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AppPreview>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
