import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadFailureText } from '@tuppence/content/chrome/copy';
import { LoadFailure } from '@tuppence/ui/chrome';
import { expect } from 'storybook/test';

const meta = {
  title: 'Page frame/LoadFailure',
  component: LoadFailure,
  parameters: {
    guidance: {
      use: 'Once per page, if part of it could not be loaded.',
      not: 'Errors in a form. Use FormError.',
      accessibility: 'Announced when it appears, with a way to try again.',
    },
  },
  args: {
    id: 'load-failure',
    text: loadFailureText,
    hidden: false,
  },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/did not load/);
    await expect(canvas.getByText('Load again')).toBeVisible();
  },
};

export const Hidden: Story = {
  tags: ['check'],
  args: { hidden: true },
  parameters: { visual: { skip: 'Nothing to see.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const OnAPhone: Story = { parameters: { viewport: { defaultViewport: 'phone' } } };
