import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaxNote } from '@tuppence/ui/recap';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Recap/TaxNote',
  component: TaxNote,
  args: {
    taxYear: '2026/27',
    title: 'What the tax office makes of it',
    paragraphs: [
      'A donation that a brand makes is the brand’s gift, not yours, so it cannot carry Gift Aid.',
      'Your own gifts can: the charity reclaims 25% of what you gave.',
    ],
    estimate: {
      netPence: 8000,
      reclaimedPence: 2000,
      grossPence: 10_000,
      higherRateReliefPence: 2000,
    },
    disclaimer: 'An estimate, not tax advice.',
  },
} satisfies Meta<typeof TaxNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const slip = within(
      within(canvasElement).getByRole('figure', { name: 'Gift Aid estimate for 2026/27' }),
    );
    await expect(slip.getByText('£80.00')).toBeVisible();
    await expect(slip.getByText('£100.00')).toBeVisible();
    await expect(slip.getAllByText('£20.00')).toHaveLength(2);
  },
};
