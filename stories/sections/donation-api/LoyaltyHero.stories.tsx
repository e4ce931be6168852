import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoyaltyHero } from '@tuppence/ui/donation-api';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Sections/DonationApi/LoyaltyHero',
  component: LoyaltyHero,
  args: {
    title: 'Points melt. Let them melt into something.',
    lead: '100,000+ charities, one button.',
    demoLabel: '2,000 points = £20',
    children: 'The demo stands here.',
  },
} satisfies Meta<typeof LoyaltyHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 2, name: '2,000 points = £20' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('The demo stands here.')).toBeVisible();
  },
};
