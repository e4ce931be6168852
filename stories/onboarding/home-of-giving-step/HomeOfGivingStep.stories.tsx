import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeOfGiving } from '@tuppence/content/onboarding/copy';
import { HomeOfGivingStep } from '@tuppence/ui/onboarding';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Onboarding/HomeOfGivingStep',
  component: HomeOfGivingStep,
  parameters: {
    guidance: {
      use: 'Step 2 of the onboarding pitch: one large figure and what should change.',
      not: 'A figure that is not in the claims register.',
      accessibility: 'Contains the level 1 heading. The globe is decorative.',
    },
  },
  args: {
    ...homeOfGiving,
    claims: [
      { title: 'Platforms are outdated', text: 'Forms, fees and a receipt that arrives late.' },
      { title: 'Donations should flow via stablecoins', text: 'Across any border, and whole.' },
      { title: 'AI should power fundraising', text: 'So that the smallest charity asks well.' },
    ],
    buttonLabel: 'Continue',
    onContinue: fn(),
  },
} satisfies Meta<typeof HomeOfGivingStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The Global Home of Giving' })).toBeVisible();
    await expect(canvas.getByText('500B+')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
