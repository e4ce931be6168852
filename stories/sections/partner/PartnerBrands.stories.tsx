import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerBrands } from '@tuppence/ui/partner';
import { expect } from 'storybook/test';
import { partner, samplePage } from '../../fixtures/partner';

const meta = {
  title: 'Sections/Partner/PartnerBrands',
  component: PartnerBrands,
  parameters: {
    guidance: {
      use: 'A few brands with their rates, on the page of a partner.',
      not: 'All brands with their rates. Use BrandRates.',
      accessibility: 'Has its own heading. A list. Each item has the brand’s name and its rate.',
    },
  },
  args: samplePage(partner).brands,
} satisfies Meta<typeof PartnerBrands>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const rates = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rates).toHaveLength(10);
    await expect(rates.slice(0, 2)).toEqual(['gives 5%', 'gives 5%']);
    await expect(canvas.getByText(/5% from the two supermarkets, up to 20% from/)).toBeVisible();
  },
};
