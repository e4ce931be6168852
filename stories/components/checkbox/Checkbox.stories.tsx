import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, Link } from '@tuppence/ui';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    guidance: {
      use: 'A yes or no that takes effect when the form is sent.',
      not: 'One choice among several. Use RadioGroup.',
      accessibility: 'A native checkbox. A press on its label ticks it too.',
      good: {
        picture: () => <Checkbox label="Email me when the app is ready" />,
        reason: 'A tick says yes to the sentence.',
      },
      bad: {
        picture: () => <Checkbox label="Don’t send me no emails" />,
        reason: 'Two negatives: what does a tick mean?',
      },
    },
  },
  args: { label: 'Give every month', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Give every month' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Give every month'));
    await expect(box).toBeChecked();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { description: 'Stop at any time: tell the charity.' },
};

const pressed = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** A press on a link does not tick the box. */
export const WithLinks: Story = {
  args: {
    label: (
      <>
        I agree to the{' '}
        <Link href="#terms" onClick={pressed}>
          Terms &amp; Conditions
        </Link>{' '}
        and{' '}
        <Link href="#privacy" onClick={pressed}>
          Privacy Policy
        </Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    pressed.mockClear();
    const box = canvas.getByRole('checkbox', {
      name: 'I agree to the Terms & Conditions and Privacy Policy',
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Privacy Policy' }));
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/I agree to the/));
    await expect(box).toBeChecked();
  },
};

export const WithError: Story = {
  args: { error: 'You must accept the terms and conditions' },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const OnStrong: Story = {
  render: (args) => (
    <div data-surface="strong" style={{ padding: 24 }}>
      <Checkbox {...args} />
      <Checkbox label="Monthly" defaultChecked error="An error on a dark surface." />
    </div>
  ),
};

export const VeryLongText: Story = {
  args: {
    label:
      'I have read the terms, the conditions, the privacy policy, the notice on cookies that we do not set, and Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    error: 'You must accept the terms and conditions',
  },
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
