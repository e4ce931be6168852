import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Popover, Text } from '@tuppence/ui';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { shown } from '../../support/shown';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  parameters: {
    guidance: {
      use: 'A short text about the element that opens it, or controls for it.',
      not: 'A question that must be answered (AlertDialog), or a task with fields (Dialog).',
      accessibility: 'The page behind stays usable. Escape closes it and focus returns.',
      good: {
        picture: () => (
          <Popover label="Gift Aid" trigger={<Button tone="quiet">What is Gift Aid?</Button>}>
            <Text>HMRC adds 25% to gifts of taxpayers.</Text>
          </Popover>
        ),
        reason: 'A short explanation, on request.',
      },
      bad: {
        picture: () => (
          <Popover label="Delete" trigger={<Button>Delete account</Button>}>
            <Text>This cannot be undone.</Text>
          </Popover>
        ),
        reason: 'A press outside answers the question. Use AlertDialog.',
      },
    },
  },
  args: {
    trigger: <Button tone="secondary">Maya</Button>,
    label: 'About Maya',
    children: <Text size="small">Ran payments at a bank, and a food bank on Saturdays.</Text>,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () =>
  waitFor(() => expect(document.querySelector('[role=dialog], [role=note]')).toBeNull());

export const Basic: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Maya' });
    await userEvent.click(button);
    await shown(await screen.findByRole('dialog', { name: 'About Maya' }));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await shown(await screen.findByText(/Ran payments at a bank/));
  },
};

export const OnHover: Story = {
  tags: ['check'],
  args: { opensOn: 'hover' },
  parameters: { visual: { skip: 'See Open.' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    // Nothing takes the focus, so the button opens no dialog.
    await expect(button).not.toHaveAttribute('aria-haspopup');
    await userEvent.hover(button);
    const panel = await shown(await screen.findByRole('note', { name: 'About Maya' }));
    // Neither a click after hovering nor moving onto the panel closes it.
    await userEvent.click(button);
    await expect(panel).toBeVisible();
    await userEvent.hover(panel);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(panel).toBeVisible();
    await userEvent.unhover(panel);
    await isGone();
    // A press opens it again after Escape, although the pointer is still on the button.
    await userEvent.hover(button);
    await userEvent.keyboard('{Escape}');
    await isGone();
    await userEvent.click(button);
    await shown(await screen.findByRole('note', { name: 'About Maya' }));
  },
};

/** A panel that opened by itself would be closed by the press that asks for it. */
export const OnEnter: Story = {
  tags: ['check'],
  args: { opensOn: 'hover' },
  parameters: { visual: { skip: 'See Open.' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Maya').closest('button')).toHaveFocus();
    await expect(screen.queryByRole('note')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await shown(await screen.findByRole('note'));
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};

/** Touch has no hover. */
export const OnTap: Story = {
  tags: ['check'],
  args: { opensOn: 'hover' },
  parameters: { visual: { skip: 'See Open.' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const tap = () => {
      fireEvent.pointerEnter(button, { pointerType: 'touch' });
      fireEvent.pointerLeave(button, { pointerType: 'touch' });
      fireEvent.click(button);
    };
    tap();
    await shown(await screen.findByRole('note'));
    tap();
    await isGone();
  },
};

export const VeryLongText: Story = {
  args: { children: <Text size="small">{'A bio that goes on and on. '.repeat(30)}</Text> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await shown(await screen.findByRole('dialog'));
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
