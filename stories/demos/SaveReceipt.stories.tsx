import type { Meta, StoryObj } from '@storybook/react-vite';
import { saveReceipt, weeklyShopPage } from '@tuppence/content/home/weekly-shop';
import { siteDefaults } from '@tuppence/content/site';
import { SaveReceipt } from '@tuppence/ui/demos';
import { expect, fn, type Mock, userEvent, waitFor } from 'storybook/test';
import { inSection } from '../support/frames';

const { receipt } = weeklyShopPage(
  siteDefaults,
  { pounds: 60, brands: ['pantry-lane', 'oakhurst', 'little-wren'], charity: '' },
  'St Anne’s Hospice',
);

const meta = {
  title: 'Demos/SaveReceipt',
  component: SaveReceipt,
  parameters: {
    guidance: {
      use: 'The footer of a receipt that is the visitor’s own.',
      not: 'An example receipt, which nobody keeps.',
      accessibility: 'Announce the saved file in onSave. The drawn picture is not heard.',
    },
  },
  args: { ...saveReceipt(siteDefaults), receipt, onSave: fn(), onFailed: fn() },
  decorators: [inSection()],
} satisfies Meta<typeof SaveReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg[role="img"]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save this receipt' }));
    // A busy browser encodes a picture only after seconds.
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce(), { timeout: 10_000 });
    const [file] = (args.onSave as Mock).mock.calls[0] as [File];
    await expect(file.name).toBe('my-receipt.png');
    const { width, height } = await createImageBitmap(file);
    await expect([width, height]).toEqual([1080, 1080]);
    await expect(await canvas.findByRole('button', { name: 'Save this receipt' })).toBeVisible();
  },
};

export const CannotDraw: Story = {
  parameters: { visual: { skip: 'Looks like Basic.' } },
  beforeEach: () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = (answer) => answer(null);
    return () => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
    };
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this receipt' }));
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
