import type { Meta, StoryObj } from '@storybook/react-vite';
import { authLinks, authTexts } from '@tuppence/content/account/auth';
import { linkForm } from '@tuppence/content/account/forms';
import { RequestLinkForm } from '@tuppence/ui/auth';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/RequestLinkForm',
  component: RequestLinkForm,
  parameters: {
    guidance: {
      use: 'Asking for a link by email, after a forgotten password or an expired confirmation.',
      not: 'Joining the waitlist. Use WaitlistForm.',
      accessibility: 'An error is tied to the field and announced. Entries are kept.',
    },
  },
  args: {
    copy: { ...linkForm, submit: authTexts.forgotten.submit },
    onSubmit: fn(async () => undefined),
    back: authLinks.signIn,
  },
  decorators: [inColumn(480)],
} satisfies Meta<typeof RequestLinkForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email' }),
      '  robin@tuppence.example ',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('robin@tuppence.example'));
  },
};

export const LetterOfAnotherAlphabet: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See NotAnAddress.' } },
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'adé@tuppence.example{Enter}');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        'Please enter a valid email address. It cannot contain “é”.',
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NotAnAddress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'robin at home{Enter}');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    // Focus does not move, so the live region announces the field's error.
    const words = 'Please enter a valid email address.';
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
    await expect(email).toHaveAccessibleDescription(words);
    await expect(email).toHaveValue('robin at home');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
