import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlWordsProvider, PasswordField } from '@tuppence/ui';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/ControlWordsProvider',
  component: ControlWordsProvider,
  parameters: {
    visual: { skip: 'See Languages.' },
    guidance: {
      use: 'Once, around a site that is not in English.',
      not: 'Sentences of a page. They are props, or in a `copy`.',
      accessibility:
        'Most of these words are only heard. Set lang, and dir for a script from right to left, on the html element.',
    },
  },
  args: {
    words: { showPassword: 'Passwort anzeigen' },
    children: <PasswordField label="Passwort" name="password" />,
  },
} satisfies Meta<typeof ControlWordsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
  },
};
