import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, QrCode } from '@tuppence/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onStrong } from '../../support/frames';
import { brokenPicture, neverSettles, qrPicture } from '../../support/pictures';

const link = 'https://apps.apple.com/gb/app/tuppence/id0000000000';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  parameters: {
    guidance: {
      use: 'Moving from a large screen to a phone.',
      not: 'A page viewed on a phone. Use a link.',
      accessibility: 'Has a name. Put a link to the same address beside it.',
    },
  },
  args: {
    src: qrPicture(link),
    value: link,
    label: 'QR code to download the app',
    onError: fn(),
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const frameOf = (image: HTMLElement) => image.closest('[data-state]') as HTMLElement;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'QR code to download the app' });
    await waitFor(() => expect(frameOf(image)).toHaveAttribute('data-state', 'loaded'));
    await expect(image.offsetWidth).toBe(180);
    await expect(frameOf(image)).toHaveAttribute('aria-busy', 'false');
    await expect(frameOf(image).children).toHaveLength(1);
  },
};

/** Drawn in the page, so no service sees its content. */
export const Drawn: Story = {
  args: { src: undefined },
  play: async ({ args, canvas, canvasElement }) => {
    const drawing = await canvas.findByRole('img', {
      name: 'QR code to download the app',
    });
    await expect(drawing.tagName).toBe('svg');
    await expect(drawing.getBoundingClientRect().width).toBe(180);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** After 1.5 s without an answer, a drawn code replaces the skeleton. */
export const Loading: Story = {
  beforeEach: neverSettles,
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img');
    await expect(frameOf(image)).toHaveAttribute('aria-busy', 'true');
    await expect(frameOf(image).children).toHaveLength(2);
    const drawn = () => canvasElement.querySelector('svg[role="img"]');
    await waitFor(() => expect(drawn()).toBeVisible());
    await expect(image).not.toBeVisible();
    await expect(frameOf(image)).toHaveAttribute('aria-busy', 'false');
  },
};

export const Failed: Story = {
  args: { src: brokenPicture },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith(brokenPicture));
    const drawing = await canvas.findByRole('img', { name: 'QR code to download the app' });
    await waitFor(() => expect(drawing.tagName).toBe('svg'));
    await expect(drawing.getBoundingClientRect().width).toBe(180);
    const kept = canvasElement.querySelector('img');
    await expect(kept).toHaveAttribute('src', brokenPicture);
    await expect(kept).not.toBeVisible();
    await expect(frameOf(kept as HTMLElement)).toHaveAttribute('aria-busy', 'false');
  },
};

export const InTheDialogsSize: Story = {
  parameters: { visual: { skip: 'See Basic of GetAppDialog.' } },
  args: { size: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').offsetWidth).toBe(200);
  },
};

export const OnStrong: Story = {
  decorators: [onStrong],
};

export const VeryLongLink: Story = {
  args: { src: brokenPicture, value: `${link}?${'campaign=summer&'.repeat(30)}` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  },
};

/** A value too long for any code is shown as a link. */
export const TooLongAtFirst: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Drawn.' } },
  args: { src: undefined, value: `${link}?${'campaign=summer&'.repeat(300)}` },
  render: function Shortened(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <QrCode {...args} value={value} />
        <Button onClick={() => setValue(link)}>Shorten</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Shorten' }));
    await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
