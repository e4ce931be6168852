import type { Meta, StoryObj } from '@storybook/react-vite';
import { nameStep } from '@tuppence/content/onboarding/copy';
import { Logo } from '@tuppence/ui/brand';
import { NameStep } from '@tuppence/ui/onboarding';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Onboarding/NameStep',
  component: NameStep,
  parameters: {
    guidance: {
      use: 'Step 1 of the onboarding pitch: asks for a first name.',
      not: 'Anything that is stored with an account.',
      accessibility: 'The label stays visible. The button is disabled until a name is typed.',
    },
  },
  args: {
    copy: nameStep,
    home: { href: '/', label: 'Tuppence home', logo: <Logo name="Tuppence" /> },
    onName: fn(),
  },
} satisfies Meta<typeof NameStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(canvas.getByLabelText("What's your name?")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

export const Blanks: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Begins like Basic, and ends with its button enabled.' } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '   {Enter}');
    await expect(button).toBeDisabled();
    await userEvent.type(field, 'A');
    await expect(button).toBeEnabled();
    await expect(args.onName).not.toHaveBeenCalled();
    await userEvent.type(field, 'da {Enter}');
    await expect(args.onName).toHaveBeenCalledWith('Ada');
  },
};
