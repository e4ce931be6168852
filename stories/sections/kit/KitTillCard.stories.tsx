import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitTillCard } from '@tuppence/ui/kit';
import { kitPiece, kitPieceStories } from '../../support/kit-piece';

const meta = {
  ...kitPiece,
  title: 'Sections/Kit/KitTillCard',
  component: KitTillCard,
} satisfies Meta<typeof KitTillCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = kitPieceStories.basic;

export const SecondBrand: Story = kitPieceStories.secondBrand;

export const Long: Story = kitPieceStories.long;

export const Welsh: Story = kitPieceStories.welsh;

export const Arabic: Story = kitPieceStories.arabic;
