import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitSquare } from '@tuppence/ui/kit';
import { kitPiece, kitPieceStories } from '../../support/kit-piece';

const meta = {
  ...kitPiece,
  title: 'Sections/Kit/KitSquare',
  component: KitSquare,
  parameters: {
    guidance: {
      use: 'The social media square alone. Await loadKitFonts first.',
      not: 'Print: its resolution is for screens.',
      accessibility: 'A picture with a label. People who post it write their own description.',
    },
  },
} satisfies Meta<typeof KitSquare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = kitPieceStories.basic;

export const SecondBrand: Story = kitPieceStories.secondBrand;

export const Long: Story = kitPieceStories.long;

export const Welsh: Story = kitPieceStories.welsh;

export const Arabic: Story = kitPieceStories.arabic;
