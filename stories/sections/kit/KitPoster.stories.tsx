import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitPoster } from '@tuppence/ui/kit';
import { copy, kitContent, kitNames, registered } from '../../fixtures/kit';
import { kitPiece, kitPieceChecks } from '../../support/kit-piece';

const meta = {
  ...kitPiece,
  title: 'Sections/Charity kit/KitPoster',
  component: KitPoster,
  parameters: {
    guidance: {
      use: 'The A4 poster alone. Await loadKitFonts first.',
      not: 'On a server: the browser measures its text.',
      accessibility: 'A picture with a label. Its QR codes can be scanned in colour and in grey.',
    },
  },
  args: { kit: kitContent(), words: copy.words, label: 'The piece of St Anne’s Hospice' },
} satisfies Meta<typeof KitPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { play: kitPieceChecks.basic };

export const Registered: Story = {
  args: { kit: registered },
  play: kitPieceChecks.registered,
};

export const Harbour: Story = { args: { kit: kitContent({ brand: 'harbour' }) } };

export const Long: Story = {
  args: {
    kit: kitContent({ charity: kitNames.sixty, code: 'voluntary-action-arun-chichester' }),
  },
  play: kitPieceChecks.long,
};

export const Welsh: Story = {
  args: { kit: kitContent({ charity: kitNames.threeLines, code: 'ty-gwydd' }) },
  play: kitPieceChecks.welsh,
};

export const Arabic: Story = {
  args: { kit: kitContent({ charity: kitNames.arabic, code: 'AMAL' }) },
  play: kitPieceChecks.arabic,
};
