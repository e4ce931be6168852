import type { Meta, StoryObj } from '@storybook/react-vite';
import { FounderStep } from '@tuppence/ui/onboarding';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Onboarding/Founder Step',
  component: FounderStep,
  parameters: {
    guidance: {
      use: 'Step 3 of the onboarding pitch: choose a founder and continue.',
      not: 'Other choices. Use RadioGroup.',
      accessibility:
        'Arrow keys move through a named group of choices. The text after the choice is announced.',
    },
  },
  args: {
    heading: 'Who shall show you round?',
    photoLabel: 'Three founders behind a shop counter',
    choiceLabel: 'Choose a founder',
    founders: [
      {
        id: 'founder1',
        name: 'Imogen',
        bio: 'Ran card operations at a challenger bank.',
        look: { skin: 'pale', hair: 'ginger', cut: 'bob', clothes: 'lime' },
      },
      {
        id: 'founder2',
        name: 'Kwame',
        bio: 'Built the rails that paid warehouse wages on the same day.',
        look: { skin: 'deep', hair: 'black', cut: 'fade', clothes: 'paper', beard: true },
      },
      {
        id: 'founder3',
        name: 'Rhiannon',
        bio: 'Raised funds for a hospice, then built its donor software.',
        look: { skin: 'light', hair: 'fair', cut: 'bun', clothes: 'green', glasses: true },
      },
    ],
    chosenText: '{name} it is. The shop is this way.',
    onward: { label: 'Step inside', href: '/' },
  },
} satisfies Meta<typeof FounderStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByText('Kwame'));
    await expect(canvas.getByText('Kwame it is. The shop is this way.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Step inside' })).toHaveAttribute('href', '/');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Kwame' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Rhiannon' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Rhiannon' })).toHaveAccessibleDescription(
      /hospice/,
    );
  },
};
