import type { Meta, StoryObj } from '@storybook/react-vite';
import { FounderStep } from '@tuppence/ui/onboarding';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Onboarding/FounderStep',
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
        words: 'Follow one card with me.',
        look: { skin: 'pale', hair: 'ginger', cut: 'bob', clothes: 'lime' },
      },
      {
        id: 'founder2',
        name: 'Kwame',
        bio: 'Built the rails that paid warehouse wages on the same day.',
        words: 'I’ll show you how £2.50 travels.',
        look: { skin: 'deep', hair: 'black', cut: 'fade', clothes: 'paper', beard: true },
      },
      {
        id: 'founder3',
        name: 'Rhiannon',
        bio: 'Raised funds for a hospice, then built its donor software.',
        words: 'Let’s start with a hospice.',
        look: { skin: 'light', hair: 'fair', cut: 'bun', clothes: 'green', glasses: true },
      },
    ],
    mail: {
      label: 'Write to {name}',
      to: 'founder@tuppence.example',
      subject: 'A question for {name}',
    },
    onward: { label: 'Step inside', href: '/' },
  },
} satisfies Meta<typeof FounderStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByText('Kwame'));
    await expect(canvas.getByText('I’ll show you how £2.50 travels.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to Kwame' })).toHaveAttribute(
      'href',
      'mailto:founder@tuppence.example?subject=A%20question%20for%20Kwame',
    );
    await expect(canvas.getByRole('link', { name: 'Step inside' })).toHaveAttribute('href', '/');
  },
};

export const ByKeyboard: Story = {
  tags: ['check'],
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
