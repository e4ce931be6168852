import type { Meta, StoryObj } from '@storybook/react-vite';
import { timedSteps } from '@tuppence/content/charities';
import { Button } from '@tuppence/ui';
import { TimedSteps } from '@tuppence/ui/charities';

const meta = {
  title: 'Sections/Charities/TimedSteps',
  component: TimedSteps,
  args: timedSteps,
} satisfies Meta<typeof TimedSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithAction: Story = {
  args: { action: <Button size="large">Claim Your Profile</Button> },
};
