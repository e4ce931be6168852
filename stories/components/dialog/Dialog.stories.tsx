import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackCloses, Button, Dialog, Text, TextField } from '@tuppence/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { approved } from '../../support/approved';
import { framed } from '../../support/framed';
import { shown } from '../../support/shown';
import { inStep, useArg } from '../../support/use-arg';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: { BackCloses },
  parameters: {
    ...framed(),
    guidance: {
      use: 'A short, separate task: sign up, choose a charity.',
      not: 'What must be answered (AlertDialog), a hint (Popover, Tooltip), a long task, or a text to read and link to, such as a privacy notice (a page).',
      accessibility:
        'Keeps focus inside, and returns it to the opener. Escape and a press outside close it.',
      good: {
        picture: approved(
          'components-dialog--basic',
          'A dialog with one field, “Choose a charity”',
        ),
        reason: 'One short task, named in the title.',
      },
      bad: {
        picture: approved('components-dialog--a-question', 'A dialog asks “Close your account?”'),
        reason: 'A press outside answers the question. Use AlertDialog.',
      },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'Choose a charity',
    description: 'Any of the 180,000 in the UK.',
    children: <TextField label="Name of the charity" />,
  },
  decorators: [inStep],
  render: function Openable(args) {
    const [open, setOpen] = useArg(args, 'open');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose a charity' });
    await expect(dialog).toHaveAccessibleDescription('Any of the 180,000 in the UK.');
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await expect(close.offsetWidth).toBe(44);
    await expect(close.offsetHeight).toBe(44);
  },
};

export const WithoutDescription: Story = {
  args: { description: undefined },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveAttribute('aria-describedby');
  },
};

/** How not to use it: see the guidance. */
export const AQuestion: Story = {
  tags: ['check'],
  parameters: { visual: { atRest: true } },
  args: {
    title: 'Close your account?',
    description: 'This cannot be undone.',
    children: <Button>Close it</Button>,
  },
};

const closing: Story = {
  args: { open: false },
  parameters: { visual: { skip: 'Ends with the dialog closed.' } },
};

async function openDialog(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog') };
}

async function isClosed(opener: HTMLElement) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
}

export const ClosesByButton: Story = {
  tags: ['check'],
  ...closing,
  play: async ({ canvasElement, args }) => {
    const { opener, dialog } = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await isClosed(opener);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesByEscape: Story = {
  tags: ['check'],
  ...closing,
  play: async ({ canvasElement }) => {
    const { opener } = await openDialog(canvasElement);
    await userEvent.keyboard('{Escape}');
    await isClosed(opener);
  },
};

export const ClosesByAPressOutside: Story = {
  tags: ['check'],
  ...closing,
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement);
    await userEvent.click(dialog.parentElement as HTMLElement);
    await isClosed(opener);
  },
};

export const KeepsTheFocusInside: Story = {
  tags: ['check'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

export const Wide: Story = { args: { size: 'wide' } };

export const ScrollsInside: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>{`Line ${index + 1} of a dialog that is taller than the window.`}</Text>
        ))}
        <Button>The last control</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    const last = within(dialog).getByRole('button', { name: 'The last control' });
    last.focus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await shown(within(dialog).getByRole('button', { name: 'Close' }));
  },
};

/** Keys can scroll the content, because it is a Tab stop. */
export const ScrollsByKeyboard: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Looks like ScrollsInside, with its content focused.' } },
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>{`Line ${index + 1} of a dialog that has nothing to press.`}</Text>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const body = await within(dialog).findByRole('region', { name: 'Choose a charity' });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
};

export const FitsWithoutScrolling: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).queryByRole('region')).toBeNull();
  },
};

export const VeryLongText: Story = {
  args: {
    title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and its many charities',
    description: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const BackClosesIt: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Looks like Basic.' } },
  decorators: [(Story) => <BackCloses>{Story()}</BackCloses>],
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(window.history.state).toMatchObject({ covers: 1 }));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
