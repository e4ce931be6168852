import type { Meta, StoryObj } from '@storybook/react-vite';
import { supporterSteps } from '@tuppence/content/charities';
import { SupporterSteps } from '@tuppence/ui/charities';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Charities/SupporterSteps',
  component: SupporterSteps,
  args: supporterSteps,
} satisfies Meta<typeof SupporterSteps>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Invite code STANNES' })).toBeVisible();
  },
};
