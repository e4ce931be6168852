import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitlist } from '@tuppence/content/waitlist/copy';
import { SocialProof } from '@tuppence/ui/dialogs';

const meta = {
  title: 'Dialogs/SocialProof',
  component: SocialProof,
  parameters: {
    guidance: {
      use: 'Beside the form that it supports.',
      not: 'With a figure that is not in the claims register.',
      accessibility:
        'The drawn people and their ticket are decorative: the text must say how many joined.',
    },
  },
  args: waitlist.socialProof,
  render: (args) => (
    <div style={{ padding: 24 }}>
      <SocialProof {...args} />
    </div>
  ),
} satisfies Meta<typeof SocialProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const VeryLongText: Story = {
  args: {
    text: 'A very long line about all the people who are here already. '.repeat(4),
    more: '+74,000,000',
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
};
