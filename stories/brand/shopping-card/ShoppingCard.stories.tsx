import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandNames, ShoppingCard } from '@tuppence/ui/brand';
import { Columns } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { inSection } from '../../support/frames';

const meta = {
  title: 'Brand/ShoppingCard',
  component: ShoppingCard,
  parameters: {
    guidance: {
      use: 'A card of a household brand, with its value.',
      not: 'A real brand without its consent: all ten are invented.',
      accessibility: 'The brand is a named picture. The value is text; the code is a barcode.',
      good: {
        picture: () => <ShoppingCard brand="pantry-lane" value="£50" />,
        reason: 'A brand’s credit, with its value.',
      },
      bad: {
        picture: () => <ShoppingCard brand="pantry-lane" value="Ask in store" />,
        reason: 'No value: what would it buy?',
      },
    },
  },
  args: { brand: 'pantry-lane', value: '£50' },
  decorators: [inSection()],
} satisfies Meta<typeof ShoppingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Pantry Lane' })).toBeVisible();
    await expect(canvas.getByText('£50')).toBeVisible();
  },
};

export const EveryBrand: Story = {
  render: (args) => (
    <Columns split="thirds" gap={6}>
      {brandNames.map((brand) => (
        <ShoppingCard key={brand} {...args} brand={brand} />
      ))}
    </Columns>
  ),
};

export const WithBarcode: Story = {
  args: { brand: 'saltmarsh', code: '7H3K-92QD-50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Barcode 7H3K-92QD-50' })).toBeVisible();
  },
};
