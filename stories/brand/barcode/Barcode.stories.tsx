import type { Meta, StoryObj } from '@storybook/react-vite';
import { Barcode } from '@tuppence/ui/brand';
import { expect, within } from 'storybook/test';
import { inSection } from '../../support/frames';

const meta = {
  title: 'Brand/Barcode',
  component: Barcode,
  parameters: {
    guidance: {
      use: 'A code that a till scans.',
      not: 'Decoration.',
      accessibility: 'An image, named after its value unless it has a label.',
    },
  },
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

/** `£` is not ASCII, so the code is shown as text only. */
export const ValueThatDoesNotFit: Story = {
  args: { value: 'TUPP-£50-7H3K' },
  // Its error would appear on the documentation page too.
  tags: ['!autodocs'],
  parameters: { visual: { expectedError: /printable ASCII/ } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TUPP-£50-7H3K')).toBeVisible();
    await expect(within(document.body).queryByRole('img')).toBeNull();
  },
};

export const FortyEightCharacters: Story = {
  args: { value: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789-abcdefghij' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
