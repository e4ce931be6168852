import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuppence/ui';
import { Inline } from '@tuppence/ui/layout';
import { ArrowRight, Download } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../../support/frames';

const meta = {
  title: 'Components/Button',
  component: Button,
  argTypes: { pending: { if: { arg: 'pendingLabel' } } },
  parameters: {
    guidance: {
      use: 'An action on this page: send, copy, open, continue. One primary button per screen.',
      not: 'Going to another page. Use ButtonLink, or Link inside a sentence.',
      accessibility:
        'At least 44 px tall. Keeps focus while pending. Show an error rather than disable it.',
      good: {
        picture: () => (
          <Inline gap={3}>
            <Button>Give £10</Button>
            <Button tone="secondary">Not now</Button>
          </Inline>
        ),
        reason: 'One primary button, named after what it does.',
      },
      bad: {
        picture: () => (
          <Inline gap={3}>
            <Button>Yes</Button>
            <Button>No</Button>
          </Inline>
        ),
        reason: 'Neither button stands out, and the labels make no sense without the question.',
      },
    },
  },
  args: { children: 'Get the app', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get the app' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(button).toHaveAttribute('type', 'button');
  },
};

export const Secondary: Story = { args: { tone: 'secondary', children: 'Learn how it works' } };

export const Quiet: Story = { args: { tone: 'quiet', children: 'Start over' } };

export const LargeWithIcons: Story = {
  args: { size: 'large', icon: Download, trailingIcon: ArrowRight, children: 'Download' },
};

export const Stretched: Story = { args: { stretched: true } };

const onSend = fn();

export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Signing in...', type: 'submit' },
  decorators: [
    (Story) => (
      <form action={onSend}>
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing in...' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(onSend).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
};

export const OnEachSurface: Story = {
  render: (args) => (
    <>
      {(['page', 'quiet', 'raised', 'strong', 'accent'] as const).map((tone) => (
        <div
          key={tone}
          data-surface={tone}
          style={{ padding: 24, display: 'flex', flexWrap: 'wrap', gap: 16 }}
        >
          <Button {...args}>Primary</Button>
          <Button {...args} tone="secondary">
            Secondary
          </Button>
          <Button {...args} tone="quiet">
            Quiet
          </Button>
        </div>
      ))}
    </>
  ),
};

export const VeryLongLabel: Story = {
  args: {
    children: 'A label that was meant to be two words and came back from the meeting as a sentence',
  },
  decorators: [inWidth(240)],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};
