import type { Meta, StoryObj } from '@storybook/react-vite';
import { supporterSteps } from '@tuppence/content/charities/copy';
import { SupporterSteps } from '@tuppence/ui/charities';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Charities/SupporterSteps',
  component: SupporterSteps,
  parameters: {
    guidance: {
      use: 'What a supporter does, in three steps with a picture each.',
      not: 'What a charity does. Use TimedSteps.',
      accessibility:
        'Has its own heading. An ordered list. The words in the pictures are read out too.',
    },
  },
  args: supporterSteps,
} satisfies Meta<typeof SupporterSteps>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.queryByRole('img'), 'the pictures only decorate').not.toBeInTheDocument();
  },
};
