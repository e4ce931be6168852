import type { Meta, StoryObj } from '@storybook/react-vite';
import { callToAction, timedSteps } from '@tuppence/content/charities/copy';
import { siteDefaults } from '@tuppence/content/site';
import { Button } from '@tuppence/ui';
import { TimedSteps } from '@tuppence/ui/charities';

const meta = {
  title: 'Sections/Charities/TimedSteps',
  component: TimedSteps,
  parameters: {
    guidance: {
      use: 'Steps whose time matters: each says when it begins.',
      not: 'Times that were not measured.',
      accessibility: 'Has its own heading. An ordered list, with times. The large total is hidden.',
    },
  },
  args: timedSteps,
} satisfies Meta<typeof TimedSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const WithAction: Story = {
  args: { action: <Button size="large">{callToAction(siteDefaults).claim.label}</Button> },
};
