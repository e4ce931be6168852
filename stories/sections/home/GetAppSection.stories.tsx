import type { Meta, StoryObj } from '@storybook/react-vite';
import { getAppSection } from '@tuppence/content/get-app/section';
import { siteDefaults } from '@tuppence/content/site';
import { QrCode } from '@tuppence/ui';
import { type GetAppOffer, GetAppSection } from '@tuppence/ui/home';
import { expect, fn, waitFor } from 'storybook/test';

const { title, text, qrCaption, storeNote } = getAppSection;
const { appStoreUrl } = siteDefaults;
const store: GetAppOffer = {
  kind: 'store',
  store: { href: appStoreUrl, label: getAppSection.storeLabel },
  note: storeNote,
};

const meta = {
  title: 'Sections/Home/GetAppSection',
  component: GetAppSection,
  parameters: {
    guidance: {
      use: 'The end of the home page, with the offer that suits the device.',
      not: 'Several offers at once, or the middle of a page.',
      accessibility: 'Has its own heading. A link to the listing is beside the QR code.',
    },
  },
  args: {
    title,
    text,
    offer: {
      kind: 'qr',
      caption: qrCaption,
      store: { href: appStoreUrl, label: getAppSection.storeLabel },
      qrCode: <QrCode src="/qr.svg" value={appStoreUrl} label="QR code: download the app" />,
    },
  },
} satisfies Meta<typeof GetAppSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: 'QR code: download the app' });
    await expect(code.getBoundingClientRect().width).toBe(180);
  },
};

export const OnIos: Story = {
  args: { offer: store },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Download on App Store/ })).toHaveAttribute(
      'href',
      appStoreUrl,
    );
    await expect(canvas.getByText(storeNote)).toBeVisible();
  },
};

/** Until the device is known: nothing that an Android phone would lose again. */
export const Undecided: Story = {
  args: { offer: { ...store, undecided: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storeNote)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const UnknownDevice: Story = {
  args: {
    offer: {
      kind: 'form',
      form: <p>The email form</p>,
      store: { href: appStoreUrl, label: getAppSection.storeLabel },
    },
  },
  parameters: { visual: { skip: 'Looks like Elsewhere, with a link.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The email form')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Download on App Store/ })).toBeVisible();
  },
};

export const Elsewhere: Story = {
  args: { offer: { kind: 'form', form: <p>The email form</p> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The email form')).toBeVisible();
  },
};

export const ComingNear: Story = {
  tags: ['check'],
  args: { onNear: fn() },
  parameters: { visual: { skip: 'The same section as Basic, below empty screens.' } },
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '300vh' }} />
        <Story />
      </>
    ),
  ],
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Get the app for free now' });
    await expect(args.onNear).not.toHaveBeenCalled();
    title.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce());
  },
};

export const SameHeightForEachDevice: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See OnIos and Elsewhere.' } },
  render: ({ offer: _, ...args }) => (
    <>
      <GetAppSection {...args} id="store" title="Get the app on this phone" offer={store} />
      <GetAppSection {...args} id="form" offer={{ kind: 'form', form: <p>The email form</p> }} />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    await expect(first?.getBoundingClientRect().height).toBe(
      second?.getBoundingClientRect().height,
    );
  },
};
