import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitPoster } from '@tuppence/ui/kit';
import { kitPiece, kitPieceStories } from '../../support/kit-piece';

const meta = {
  ...kitPiece,
  title: 'Sections/Kit/KitPoster',
  component: KitPoster,
  parameters: {
    guidance: {
      use: 'The A4 poster alone. Await loadKitFonts first.',
      not: 'On a server: the browser measures its text.',
      accessibility: 'A picture with a label. Its QR code can be scanned in colour and in grey.',
    },
  },
} satisfies Meta<typeof KitPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = kitPieceStories.basic;

export const SecondBrand: Story = kitPieceStories.secondBrand;

export const Long: Story = kitPieceStories.long;

export const Welsh: Story = kitPieceStories.welsh;

export const Arabic: Story = kitPieceStories.arabic;
