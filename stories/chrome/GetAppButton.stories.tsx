import type { Meta, StoryObj } from '@storybook/react-vite';
import { GetAppButton } from '@tuppence/ui/chrome';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Page frame/GetAppButton',
  component: GetAppButton,
  parameters: {
    guidance: {
      use: 'The site’s main action: get the app, or join the waitlist.',
      not: 'Twice in one section.',
      accessibility:
        'A link on iOS and before scripts run, otherwise a button that opens a dialog.',
    },
  },
  args: {
    device: 'android',
    appStoreUrl: 'https://apps.apple.com/gb/app/tuppence/id6740000000',
    onGetApp: fn(),
  },
} satisfies Meta<typeof GetAppButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get the app' }));
    await expect(args.onGetApp).toHaveBeenCalledOnce();
  },
};

export const OnIos: Story = {
  args: { device: 'ios' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Get the app/ })).toHaveAttribute(
      'href',
      args.appStoreUrl,
    );
  },
};

export const WaitlistMode: Story = {
  args: { waitlistMode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Join waitlist');
  },
};

/** It is also a link before scripts run. */
export const WithoutScripts: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Looks like OnIos.' } },
  render: ({ onGetApp: _, ...args }) => <GetAppButton {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Get the app/ })).toHaveAttribute(
      'href',
      args.appStoreUrl,
    );
  },
};
