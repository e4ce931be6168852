import type { Meta, StoryObj } from '@storybook/react-vite';
import { welcome } from '@tuppence/content/deck/copy';
import { siteDefaults } from '@tuppence/content/site';
import { WelcomeStep } from '@tuppence/ui/deck';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Deck/WelcomeStep',
  component: WelcomeStep,
  // A sheet of paper has no callbacks.
  argTypes: { printed: { control: false } },
  parameters: {
    guidance: {
      use: 'Step 1: asks for a name.',
      not: 'A name that must be correct: it is only a greeting.',
      accessibility: 'An empty name shows an error at the field, which takes focus.',
    },
  },
  args: {
    ...welcome(siteDefaults),
    lead: 'Seven steps on how the weekly shop becomes the largest giver in the country. First, a name for the receipt.',
    name: '',
    buttonLabel: 'Continue',
    onContinue: fn(),
  },
} satisfies Meta<typeof WelcomeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('What’s your name?'), '  Ada  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledWith('Ada');
  },
};

/** The error moves nothing above it. */
export const NameMissing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('What’s your name?');
    const topOfHeading = () => canvas.getByRole('heading').getBoundingClientRect().top;
    const top = topOfHeading();
    await userEvent.type(field, '   {Enter}');
    await expect(canvas.getByText('Please enter your name.')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Please enter your name.');
    await expect(topOfHeading()).toBe(top);
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.type(field, 'Ada{Enter}');
    await expect(args.onContinue).toHaveBeenCalledWith('Ada');
  },
};

export const NameKnown: Story = {
  args: { name: 'Ada' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Ada');
  },
};

export const Printed: Story = {
  parameters: { visual: { only: 'desktop' } },
  args: { printed: true, onContinue: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
