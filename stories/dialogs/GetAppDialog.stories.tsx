import type { Meta, StoryObj } from '@storybook/react-vite';
import { getAppDialog } from '@tuppence/content/get-app/dialog';
import { GetAppDialog } from '@tuppence/ui/dialogs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../support/framed';
import { brokenPicture, neverSettles, qrPicture } from '../support/pictures';
import { shown } from '../support/shown';
import { inStep, useArg } from '../support/use-arg';

const value = 'https://apps.apple.com/gb/app/tuppence/id0000000000';

const meta = {
  title: 'Dialogs/GetAppDialog',
  component: GetAppDialog,
  parameters: {
    ...framed(),
    guidance: {
      use: 'Getting the app from a screen other than an iPhone.',
      not: 'On an iPhone. Use a link to the store.',
      accessibility: 'Offers the code’s address as a link too. Otherwise the same as Dialog.',
    },
  },
  args: {
    copy: getAppDialog(),
    open: true,
    onClose: fn(),
    qrCode: { src: qrPicture(value), value, onError: fn() },
  },
  decorators: [inStep],
  render: function Closing(args) {
    const [open, setOpen] = useArg(args, 'open');
    return (
      <GetAppDialog
        {...args}
        open={open}
        onClose={() => {
          setOpen(false);
          args.onClose();
        }}
      />
    );
  },
} satisfies Meta<typeof GetAppDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Download the app' });
    await expect(dialog).toHaveAccessibleDescription(
      'Scan this QR code with your iOS device to download the app',
    );
    await expect(
      within(dialog).getByRole('link', { name: /^Download on App Store/ }),
    ).toHaveAttribute('href', value);
    await expect(
      within(dialog).getByRole('link', { name: 'No iPhone? Leave your email' }),
    ).toHaveAttribute('href', '/waitlist?step=join');
    await shown(within(dialog).getByText('Scan with your iPhone to download'));
    const code = within(dialog).getByRole('img', { name: 'QR code to download the app' });
    await expect(code.offsetWidth).toBe(200);
    await expect(code.offsetHeight).toBe(200);
  },
};

export const Loading: Story = {
  beforeEach: neverSettles,
  play: async () => {
    const drawn = async () =>
      expect((await screen.findByRole('img', { name: /^QR code/ })).tagName).toBe('svg');
    await waitFor(drawn);
  },
};

export const PictureFailed: Story = {
  args: { qrCode: { src: brokenPicture, value, onError: fn() } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.qrCode.onError).toHaveBeenCalledWith(brokenPicture));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'QR code to download the app' }).tagName).toBe('svg'),
    );
  },
};

export const Closes: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'Ends with the dialog closed.' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
