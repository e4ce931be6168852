import type { Meta, StoryObj } from '@storybook/react-vite';
import { timedSteps } from '@tuppence/content/charities';
import { Button } from '@tuppence/ui';
import { TimedSteps } from '@tuppence/ui/charities';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Charities/TimedSteps',
  component: TimedSteps,
  args: timedSteps,
} satisfies Meta<typeof TimedSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Get started in 5 minutes' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const WithAction: Story = {
  args: { action: <Button size="large">Claim Your Profile</Button> },
};
