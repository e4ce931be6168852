import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '@tuppence/ui/brand';
import { expect } from 'storybook/test';
import { inMiddle } from '../../support/frames';

const meta = {
  title: 'Brand/Logo',
  component: Logo,
  parameters: {
    guidance: {
      use: 'The header, the footer, a document.',
      not: 'Twice on one screen.',
      accessibility:
        'The mark is decorative, the name is text. A link around it must say where it leads.',
    },
  },
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
