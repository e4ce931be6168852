import type { Meta, StoryObj } from '@storybook/react-vite';
import { taxNote } from '@tuppence/content/account/recap';
import { TaxNote } from '@tuppence/ui/recap';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Donor page/TaxNote',
  component: TaxNote,
  parameters: {
    guidance: {
      use: 'An estimate of tax relief, with its arithmetic.',
      not: 'Advice, or a figure without its assumptions.',
      accessibility: 'A list of terms and values. Say in the disclaimer that it is an estimate.',
    },
  },
  args: {
    taxYear: '2026/27',
    estimate: {
      netPence: 8000,
      reclaimedPence: 2000,
      grossPence: 10_000,
      higherRateReliefPence: 2000,
    },
    copy: {
      title: 'What the tax office makes of it',
      paragraphs: [
        'A donation that a brand makes is the brand’s gift, not yours, so it cannot carry Gift Aid.',
        'Your own gifts can: the charity reclaims 25% of what you gave.',
      ],
      disclaimer: 'An estimate, not tax advice.',
      receipt: {
        ...taxNote.receipt,
        relief: 'A 40% taxpayer may claim 20% of that',
      },
    },
  },
} satisfies Meta<typeof TaxNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const slip = within(canvas.getByRole('figure', { name: 'Gift Aid estimate for 2026/27' }));
    await expect(slip.getByText('£80.00')).toBeVisible();
    await expect(slip.getByText('£100.00')).toBeVisible();
    await expect(slip.getAllByText('£20.00')).toHaveLength(2);
  },
};
