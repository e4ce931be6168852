import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  createToastQueue,
  type ToastContent,
  ToastRegion,
  type ToastRegionProps,
  type ToastStyle,
} from '@tuppence/ui';
import { useReducer } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { approved } from '../../support/approved';
import { framed } from '../../support/framed';
import { inStep, useArg } from '../../support/use-arg';

const success = {
  id: 'signup',
  title: 'Thank you for joining!',
  description: "We'll share your exclusive access soon",
} satisfies ToastContent;
const failure: ToastContent = {
  id: 'failure',
  title: 'Oops! Something went wrong',
  description: 'Please try again later.',
  tone: 'destructive',
};
const opened = (...toasts: ToastContent[]): ToastRegionProps['toasts'] =>
  toasts.map((one) => ({ ...one, phase: 'open' }));

function Page({
  style,
  onDismiss,
  onRemove,
}: { style: ToastStyle } & Pick<ToastRegionProps, 'onDismiss' | 'onRemove'>) {
  const queue = createToastQueue(style);
  const [toasts, dispatch] = useReducer(queue.reduce, queue.initial);
  const [count, next] = useReducer((n: number) => n + 1, 1);
  return (
    <>
      <Button
        onClick={() => {
          next();
          dispatch({
            type: 'show',
            toast: {
              id: `${count}`,
              title: `Toast ${count}`,
              durationMs: style === 'single' ? 60_000 : undefined,
            },
          });
        }}
      >
        Show
      </Button>
      <ToastRegion
        toasts={toasts}
        removalDelayMs={queue.removalDelayMs}
        onDismiss={(id) => {
          onDismiss(id);
          dispatch({ type: 'dismiss', id });
        }}
        onRemove={(id) => {
          onRemove(id);
          dispatch({ type: 'remove', id });
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  parameters: {
    ...framed('300px'),
    guidance: {
      use: 'A message that needs no answer. It may offer an action.',
      not: 'Errors in a field, or what must be answered (AlertDialog). Its action can be missed.',
      accessibility:
        'Announced. Stays while it is hovered or focused. Escape closes the focused toast.',
      good: {
        picture: approved('components-toastregion--basic', 'A toast, “Thank you for joining!”'),
        reason: 'Reports what was done. Nothing is lost if nobody reads it.',
      },
      bad: {
        picture: approved(
          'components-toastregion--a-field-error',
          'A toast, “Enter an email address”',
        ),
        reason: 'It is gone before the field is found. Say it at the field.',
      },
    },
  },
  args: {
    toasts: opened({ ...success, durationMs: 600_000 }),
    removalDelayMs: 3000,
    onDismiss: fn(),
    onRemove: fn(),
  },
  decorators: [inStep],
  render: function Leaving(args) {
    const [toasts, setToasts] = useArg(args, 'toasts');
    return (
      <ToastRegion
        {...args}
        toasts={toasts}
        onDismiss={(id) => {
          setToasts(toasts.map((one) => (one.id === id ? { ...one, phase: 'closing' } : one)));
          args.onDismiss(id);
        }}
        onRemove={(id) => {
          setToasts(toasts.filter((one) => one.id !== id));
          args.onRemove(id);
        }}
      />
    );
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const restore = fn();
const region = () => within(screen.getByRole('region', { name: /Notifications/ }));

export const Basic: Story = {
  play: async () => {
    await waitFor(() => expect(region().getByText('Thank you for joining!')).toBeVisible());
    await expect(region().getByText("We'll share your exclusive access soon")).toBeVisible();
    if (window.innerWidth >= 768) {
      await expect(region().getByRole('listitem').offsetWidth).toBe(356);
    }
    // At the foot of the screen, toasts never cover the header.
    const { top } = region().getByRole('listitem').getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight / 2);
  },
};

function Saving() {
  const queue = createToastQueue();
  const [toasts, dispatch] = useReducer(queue.reduce, queue.initial);
  return (
    <>
      <Button
        onClick={() =>
          dispatch({ type: 'show', toast: { id: 'saved', title: 'Your name is saved' } })
        }
      >
        Save
      </Button>
      <ToastRegion
        toasts={toasts}
        removalDelayMs={queue.removalDelayMs}
        onDismiss={(id) => dispatch({ type: 'dismiss', id })}
        onRemove={(id) => dispatch({ type: 'remove', id })}
      />
    </>
  );
}

/** Once around a whole site. The same toast again replaces the one that is there. */
export const Example: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  render: () => <Saving />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(region().getByText('Your name is saved')).toBeVisible());
    await userEvent.click(save);
    await expect(region().getAllByRole('listitem')).toHaveLength(1);
  },
};

export const WithAnOffer: Story = {
  args: {
    toasts: opened({
      ...failure,
      durationMs: 600_000,
      action: {
        label: 'Restore my email',
        alternative: 'Fill in the form again.',
        onPress: restore,
      },
    }),
  },
};

export const OfferAccepted: Story = {
  ...WithAnOffer,
  tags: ['check'],
  parameters: { visual: { skip: 'Ends without the toast.' } },
  play: async ({ args }) => {
    restore.mockClear();
    await userEvent.click(await region().findByRole('button', { name: 'Restore my email' }));
    await expect(restore).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('failure');
  },
};

/** How not to use it: see the guidance. */
export const AFieldError: Story = {
  tags: ['check'],
  args: {
    toasts: opened({
      id: 'field',
      title: 'Enter an email address',
      tone: 'destructive',
      durationMs: 600_000,
    }),
  },
};

export const FocusReturns: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Ends without a toast.' } },
  render: ({ onDismiss, onRemove }) => (
    <Page style="single" onDismiss={onDismiss} onRemove={onRemove} />
  ),
  play: async ({ canvas }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    await region().findByRole('listitem');
    await userEvent.keyboard('{F8}{Tab}');
    await expect(show).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(show).toHaveFocus());
  },
};

export const WithACoin: Story = {
  args: { toasts: opened({ ...success, coin: true, durationMs: 600_000 }) },
  play: async () => {
    await waitFor(() => expect(region().getByText('Thank you for joining!')).toBeVisible());
  },
};

export const Destructive: Story = {
  args: { toasts: opened({ ...failure, durationMs: 600_000 }) },
  play: async () => {
    await waitFor(() => expect(region().getByText('Oops! Something went wrong')).toBeVisible());
  },
};

export const ThreeAtOnce: Story = {
  args: {
    toasts: opened(
      { ...success, durationMs: 600_000 },
      { ...failure, durationMs: 600_000 },
      { id: 'copied', title: 'Copied!', durationMs: 600_000 },
    ),
  },
  play: async () => {
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(3));
  },
};

export const None: Story = { tags: ['check'], args: { toasts: [] } };

export const VeryLongText: Story = {
  args: {
    toasts: opened({
      id: 'long',
      title: 'Login Failed because Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      description: 'The service said: '.repeat(12),
      tone: 'destructive',
      durationMs: 600_000,
    }),
  },
};

/** A dismissed toast hides at once, and is removed after 3000 ms. */
export const Single: Story = {
  parameters: { visual: { skip: 'Ends without a toast.' } },
  render: ({ onDismiss, onRemove }) => (
    <Page style="single" onDismiss={onDismiss} onRemove={onRemove} />
  ),
  play: async ({ args, canvas }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    await waitFor(() => expect(region().getByText('Toast 1')).toBeVisible());
    await userEvent.click(show);
    await waitFor(() => expect(region().getByText('Toast 2')).toBeVisible());
    await expect(region().getAllByRole('listitem')).toHaveLength(1);

    const start = performance.now();
    await userEvent.click(region().getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('2');
    await waitFor(() => expect(region().queryByText('Toast 2')).toBeNull());
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('2'));
    await expect(performance.now() - start).toBeGreaterThan(2800);
  },
};

/** Up to three toasts show, for 4000 ms each. */
export const Stacking: Story = {
  parameters: { visual: { skip: 'See ThreeAtOnce.' } },
  render: ({ onDismiss, onRemove }) => (
    <Page style="stacking" onDismiss={onDismiss} onRemove={onRemove} />
  ),
  play: async ({ args, canvas }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    const start = performance.now();
    for (let press = 0; press < 4; press += 1) await userEvent.click(show);
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(3));
    await expect(region().queryByText('Toast 4')).toBeNull();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
    await expect(performance.now() - start).toBeGreaterThan(3900);
    await waitFor(() => expect(region().getByText('Toast 4')).toBeVisible());
  },
};

export const Announced: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  render: ({ onDismiss, onRemove }) => (
    <Page style="single" onDismiss={onDismiss} onRemove={onRemove} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^\u200b? ?Toast 1\./),
    );
  },
};
