import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  createToastQueue,
  Dialog,
  Popover,
  Slider,
  Text,
  TextField,
  ToastRegion,
} from '@tuppence/ui';
import { MobileMenu } from '@tuppence/ui/chrome';
import { zIndex } from '@tuppence/ui/tokens';
import { type MouseEvent, useReducer, useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../support/shown';

/** How overlays stack on a page with a fixed header. */
function Page() {
  const [open, setOpen] = useState(false);
  const queue = createToastQueue('single');
  const [toasts, dispatch] = useReducer(queue.reduce, queue.initial);
  const menuRef = useRef<HTMLDivElement>(null);
  const returnFocusTo = {
    get current() {
      return menuRef.current?.querySelector('button') ?? null;
    },
  };

  function showToast() {
    const toast = { id: 'saved', title: 'Thank you for joining!', durationMs: 60_000 };
    dispatch({ type: 'show', toast });
  }
  function followLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (link?.getAttribute('href') !== '#waitlist') return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <div style={{ minHeight: '250vh' }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside report keys as clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: apps intercept links like this */}
      <div
        ref={menuRef}
        data-testid="header"
        data-surface="page"
        onClick={followLink}
        style={{ position: 'fixed', insetInline: 0, top: 0, zIndex: zIndex.header, padding: 8 }}
      >
        <MobileMenu links={[{ label: 'Join waitlist', href: '#waitlist' }]} currentPath="/" />
      </div>
      <main style={{ padding: '96px 24px' }}>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>{' '}
        <Button onClick={showToast}>Show toast</Button>
      </main>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Convert your points"
        returnFocusTo={returnFocusTo}
      >
        <Slider
          label="Points"
          min={500}
          max={2000}
          step={500}
          defaultValue={1000}
          formatValue={(points) => `${points} points`}
        />
        <TextField label="Note" />
        <Popover trigger={<Button tone="quiet">What are points?</Button>} label="About points">
          <Text size="small">100 points are £1.</Text>
        </Popover>
        <Button onClick={showToast}>Show toast from here</Button>
      </Dialog>
      <ToastRegion
        toasts={toasts}
        removalDelayMs={queue.removalDelayMs}
        onDismiss={(id) => dispatch({ type: 'dismiss', id })}
        onRemove={(id) => dispatch({ type: 'remove', id })}
      />
    </div>
  );
}

const meta = {
  title: 'Dialogs/Overlays',
  component: Page,
  parameters: {
    guidance: {
      use: 'Trying out dialogs, toasts, menus and popovers on top of each other.',
      not: 'A component: it is a page for tests.',
      accessibility:
        'The topmost layer has focus, and later gives it back. Toasts can be reached at any time.',
    },
    visual: { skip: 'Tests of behaviour: the parts have their own pictures.' },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const theDialog = async () =>
  shown(await screen.findByRole('dialog', { name: 'Convert your points' }));
const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Convert your points' })).toBeNull());
const bodyTakesThePointer = () =>
  waitFor(() => expect(getComputedStyle(document.body).pointerEvents).toBe('auto'));
const toast = () => screen.findByText('Thank you for joining!', { selector: 'li *' });

/** The frontmost element at the middle of `element`. */
function hit(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

export const Basic: Story = {
  play: async () => {
    await press('Open dialog');
    const dialog = await theDialog();
    // A dialog turns off pointer events, so `hit` would miss a header in front of it.
    const header = screen.getByTestId('header');
    header.style.pointerEvents = 'auto';
    await expect(dialog.parentElement).toContainElement(hit(header) as HTMLElement);
  },
};

export const DialogOpenedFromTheMobileMenu: Story = {
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async () => {
    await press('Open menu');
    await userEvent.click(screen.getByRole('link', { name: 'Join waitlist' }));
    const dialog = await theDialog();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(screen.queryByRole('link', { name: 'Join waitlist' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await noDialog();
    // The link is hidden, so the menu's button takes focus.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
    await bodyTakesThePointer();
  },
};

async function toastWorksOverTheDialog(dialog: HTMLElement) {
  const words = await shown(await toast());
  const slip = words.closest('li') as HTMLElement;
  await waitFor(() => expect(slip.contains(hit(slip))).toBe(true));
  await expect(words.closest('[aria-hidden="true"]')).toBeNull();
  const dismiss = within(slip).getByRole('button', { name: 'Dismiss' });
  await expect(dismiss.contains(hit(dismiss))).toBe(true);
  await userEvent.click(dismiss);
  await waitFor(() => expect(slip).not.toBeInTheDocument());
  await expect(dialog).toBeVisible();
}

export const ToastOverAnOpenDialog: Story = {
  play: async () => {
    await press('Open dialog');
    const dialog = await theDialog();
    await press('Show toast from here');
    await waitFor(() => {
      const announced = screen
        .getAllByRole('status', { hidden: true })
        .map(({ textContent }) => textContent);
      return expect(announced.join()).toContain('Thank you for joining!');
    });
    await toastWorksOverTheDialog(dialog);
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await bodyTakesThePointer();
  },
};

export const DialogOpenedUnderAToast: Story = {
  play: async () => {
    await press('Show toast');
    await shown(await toast());
    await press('Open dialog');
    await toastWorksOverTheDialog(await theDialog());
  },
};

export const PopoverInsideADialog: Story = {
  play: async () => {
    await press('Open dialog');
    const dialog = await theDialog();
    await press('What are points?');
    const panel = await shown(await screen.findByText('100 points are £1.'));
    await expect(panel.contains(hit(panel))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('100 points are £1.')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await noDialog();
  },
};

export const NothingShiftsUnderTheScrollLock: Story = {
  tags: ['check'],
  play: async () => {
    const places = () =>
      [screen.getByTestId('header'), ...document.querySelectorAll('main, main > *')].map(
        (element) => {
          const { left, top, width } = element.getBoundingClientRect();
          return `${left} ${top} ${width}`;
        },
      );
    window.scrollTo(0, 40);
    // Focus scrolls the button out from under the header, so focus it before measuring.
    screen.getByRole('button', { name: 'Open dialog' }).focus();
    const before = places();
    await press('Open dialog');
    await theDialog();
    await expect(places()).toEqual(before);
    await expect(document.body).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await expect(places()).toEqual(before);
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};

/** Also when a dialog closes quickly or under a toast. */
export const PointerEventsComeBack: Story = {
  tags: ['check'],
  play: async () => {
    for (let round = 0; round < 3; round += 1) {
      await press('Open dialog');
      await userEvent.keyboard('{Escape}');
    }
    await noDialog();
    await bodyTakesThePointer();
    await press('Open dialog');
    await theDialog();
    await press('Show toast from here');
    await shown(await toast());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await noDialog();
    await bodyTakesThePointer();
    const opener = screen.getByRole('button', { name: 'Open dialog' });
    await expect(opener.contains(hit(opener))).toBe(true);
  },
};
