import type { Meta, StoryObj } from '@storybook/react-vite';
import { Barcode } from '@tuppence/ui/brand';
import { expect, spyOn, within } from 'storybook/test';
import { inSection } from '../../support/frames';

const meta = {
  title: 'Brand/Barcode',
  component: Barcode,
  args: { value: 'TUPP-50-7H3K-92QD' },
  decorators: [inSection({ width: 'narrow' })],
} satisfies Meta<typeof Barcode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Barcode TUPP-50-7H3K-92QD' })).toBeVisible();
    await expect(canvas.getByText('TUPP-50-7H3K-92QD')).toBeVisible();
  },
};

/** The thirteenth digit is calculated from the first twelve. */
export const Ean13: Story = {
  args: { value: '506012345678', format: 'ean13', label: 'Barcode of the shopping card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Barcode of the shopping card' })).toBeVisible();
    await expect(canvas.getByText(/^5 060123 45678\d$/)).toBeVisible();
  },
};

export const ShortWithoutText: Story = {
  args: { height: 'short', showText: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('TUPP-50-7H3K-92QD')).toBeNull();
  },
};

export const OnStrong: Story = {
  decorators: [
    (Story) => (
      <div data-surface="strong">
        <Story />
      </div>
    ),
  ],
};

/** The code is shown as text to type at the till, and the error is logged. */
export const ValueThatDoesNotFit: Story = {
  args: { value: '4006381333930', format: 'ean13' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4006381333930')).toBeVisible();
    await expect(within(document.body).queryByRole('img')).toBeNull();
    await expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('check digit') }),
    );
  },
};

export const FortyEightCharacters: Story = {
  args: { value: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789-abcdefghij' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
