import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckEmail } from '@tuppence/ui/auth';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/CheckEmail',
  component: CheckEmail,
  args: {
    hint: 'No mail after a minute or two? Have a look in the spam folder first.',
    onSendAgain: fn(() => new Promise<void>(() => undefined)),
    onChangeAddress: fn(),
  },
  decorators: [inColumn(480)],
} satisfies Meta<typeof CheckEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change address' }));
    await expect(args.onChangeAddress).toHaveBeenCalledOnce();
  },
};

/** While it sends, the button keeps the focus and takes no second press. */
export const Sending: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    const button = await canvas.findByRole('button', { name: 'Sending...' });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
  },
};

export const NotSent: Story = {
  args: {
    problem: {
      title: 'Not sent',
      message: 'For security purposes, you can only request this after 60 seconds.',
    },
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send again' });
    await expect(button).toHaveAccessibleDescription(/^Not sent For security purposes/);
  },
};
