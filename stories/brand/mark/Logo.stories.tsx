import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '@tuppence/ui/brand';
import { expect } from 'storybook/test';
import { inMiddle } from '../../support/frames';

const meta = {
  title: 'Brand/Logo',
  component: Logo,
  args: { name: 'Tuppence' },
  decorators: [inMiddle],
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Tuppence')).toBeVisible();
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().height).toBe(48);
  },
};

export const OnStrong: Story = { parameters: { section: { tone: 'strong' } } };
