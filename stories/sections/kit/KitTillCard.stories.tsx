import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitTillCard } from '@tuppence/ui/kit';
import { kitPiece, kitPieceStories } from '../../support/kit-piece';

const meta = {
  ...kitPiece,
  title: 'Sections/Kit/KitTillCard',
  component: KitTillCard,
  parameters: {
    guidance: {
      use: 'The A6 card alone. Await loadKitFonts first.',
      not: 'On a server: the browser measures its text.',
      accessibility: 'A picture with a label. Both codes can be scanned in colour and in grey.',
    },
  },
} satisfies Meta<typeof KitTillCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = kitPieceStories.basic;

export const SecondBrand: Story = kitPieceStories.secondBrand;

export const Long: Story = kitPieceStories.long;

export const Welsh: Story = kitPieceStories.welsh;

export const Arabic: Story = kitPieceStories.arabic;
