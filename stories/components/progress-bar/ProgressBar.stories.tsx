import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '@tuppence/ui';
import { expect } from 'storybook/test';
import { onStrong } from '../../support/frames';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Progress of the deck', value: 2, max: 7 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillOf = (bar: HTMLElement) => (bar.firstElementChild as HTMLElement).offsetWidth;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress of the deck' });
    await expect(bar).toHaveAttribute('aria-valuenow', '2');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Step 2 of 7');
    await expect(fillOf(bar) / bar.offsetWidth).toBeCloseTo(2 / 7, 2);
  },
};

export const Full: Story = {
  parameters: { visual: { skip: 'See Basic.' } },
  args: { value: 7 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(fillOf(bar)).toBe(bar.offsetWidth);
  },
};

/** A value above `max` counts as `max`. */
export const BeyondTheEnd: Story = {
  args: { value: 12 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '7');
    await expect(fillOf(bar)).toBe(bar.offsetWidth);
  },
};

export const OnStrong: Story = {
  decorators: [onStrong],
};
