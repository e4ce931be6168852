import type { Meta, StoryObj } from '@storybook/react-vite';
import { nameForm, ownAccountFailures } from '@tuppence/content/account/own-account';
import { NameForm } from '@tuppence/ui/auth';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inColumn } from '../support/frames';

const meta = {
  title: 'Auth/NameForm',
  component: NameForm,
  parameters: {
    guidance: {
      use: 'Changing the name of an account.',
      not: 'Signing up. Use AuthForm.',
      accessibility: 'Errors are tied to their fields. Success is announced.',
    },
  },
  args: {
    copy: nameForm,
    name: { firstName: 'Robin', lastName: 'Ashdown' },
    onSubmit: fn(async () => true),
  },
  decorators: [inColumn(480)],
} satisfies Meta<typeof NameForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(first);
    await userEvent.type(first, '  Alex ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Your name is saved.'),
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({ firstName: 'Alex', lastName: 'Ashdown' });
  },
};

export const Empty: Story = {
  parameters: { visual: { skip: 'See WithError of TextField.' } },
  play: async ({ args, canvas }) => {
    const last = canvas.getByRole('textbox', { name: 'Last name' });
    await userEvent.clear(last);
    await userEvent.type(last, '   {Enter}');
    await waitFor(() => expect(last).toHaveAccessibleDescription('Please enter your last name.'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: {
    onSubmit: fn(async () => false),
    problem: { title: ownAccountFailures.nameNotSaved, message: 'We could not reach the service.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Name not saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(canvas.queryByText('Your name is saved.')).toBeNull();
  },
};
