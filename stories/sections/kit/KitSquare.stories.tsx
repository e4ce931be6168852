import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitSquare } from '@tuppence/ui/kit';
import { copy, kitContent, kitNames, registered } from '../../fixtures/kit';
import { kitPiece, kitPieceChecks } from '../../support/kit-piece';

const meta = {
  ...kitPiece,
  title: 'Sections/Charity kit/KitSquare',
  component: KitSquare,
  parameters: {
    guidance: {
      use: 'The social media square alone. Await loadKitFonts first.',
      not: 'Print: its resolution is for screens.',
      accessibility: 'A picture with a label. People who post it write their own description.',
    },
  },
  args: { kit: kitContent(), words: copy.words, label: 'The piece of St Anne’s Hospice' },
} satisfies Meta<typeof KitSquare>;

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
