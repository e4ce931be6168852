import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog, Button } from '@tuppence/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { approved } from '../../support/approved';
import { framed } from '../../support/framed';
import { shown } from '../../support/shown';
import { inStep, useArg } from '../../support/use-arg';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  parameters: {
    ...framed(),
    guidance: {
      use: 'A message that must be answered first: a code to note, or a step that cannot be undone.',
      not: 'A success (use a toast) or a form (use Dialog).',
      accessibility:
        'Read with its description. A press outside does not close it. Label buttons with verbs.',
      good: {
        picture: approved(
          'components-alertdialog--question',
          '“Sign out?”, with “Stay” and “Sign out”',
        ),
        reason: 'Each button says what it does.',
      },
      bad: {
        picture: approved('components-alertdialog--a-success', '“Address copied”, with “OK”'),
        reason: 'Nothing to decide, and still it stops people. Use a toast.',
      },
    },
  },
  args: {
    open: true,
    title: 'Your invite code',
    description: 'TWO-PENCE-2026',
    onAction: fn(),
  },
  decorators: [inStep],
  render: function Openable(args) {
    const [open, setOpen] = useArg(args, 'open');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Generate Invite Code</Button>
        <AlertDialog
          {...args}
          open={open}
          onAction={() => {
            setOpen(false);
            args.onAction();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'Your invite code' });
    await expect(alert).toHaveAccessibleDescription('TWO-PENCE-2026');
    await shown(within(alert).getByRole('button', { name: 'OK' }));
  },
};

/** How not to use it: see the guidance. */
export const ASuccess: Story = {
  tags: ['check'],
  parameters: { visual: { atRest: true } },
  args: { title: 'Address copied', description: 'You can paste it now.' },
};

export const Answered: Story = {
  tags: ['check'],
  args: { open: false },
  parameters: { visual: { skip: 'Ends with the dialog closed.' } },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const alert = await screen.findByRole('alertdialog');
    const action = within(alert).getByRole('button', { name: 'OK' });
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.click(alert.parentElement as HTMLElement);
    await shown(alert);
    await userEvent.click(action);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const Question: Story = {
  args: {
    title: 'Sign out?',
    description: 'Your giving history stays safe.',
    actionLabel: 'Sign out',
    cancelLabel: 'Stay',
    onCancel: fn(),
  },
  render: function Openable(args) {
    const [open, setOpen] = useArg(args, 'open');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Sign out</Button>
        <AlertDialog
          {...args}
          cancelLabel="Stay"
          open={open}
          onAction={() => {
            setOpen(false);
            args.onAction();
          }}
          onCancel={() => {
            setOpen(false);
            args.onCancel?.();
          }}
        />
      </>
    );
  },
};

export const QuestionCancelled: Story = {
  ...Question,
  tags: ['check'],
  play: async ({ args }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Sign out?' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
  parameters: { visual: { skip: 'Ends with the dialog closed.' } },
};
