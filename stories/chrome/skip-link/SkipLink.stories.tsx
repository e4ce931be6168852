import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '@tuppence/ui/chrome';
import { expect, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Page frame/SkipLink',
  component: SkipLink,
  parameters: {
    // It shows itself only while it is focused.
    visual: { atRest: false },
    guidance: {
      use: 'The first thing on every page.',
      not: 'A link that is always visible.',
      accessibility: 'The first stop of the Tab key.',
    },
  },
  args: { href: '#main' },
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
  },
};
