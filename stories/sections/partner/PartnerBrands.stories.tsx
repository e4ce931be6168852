import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerBrands } from '@tuppence/ui/partner';
import { expect } from 'storybook/test';
import { partner, partnerPage } from '../../fixtures/partner';

const meta = {
  title: 'Sections/Partner/PartnerBrands',
  component: PartnerBrands,
  args: partnerPage(partner).brands,
} satisfies Meta<typeof PartnerBrands>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Shop with purpose' })).toBeVisible();
    await expect(
      canvas.getByText(/over 100 other major brands, all supporting the charity/),
    ).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(8);
    await expect(canvas.getByText('gives 20%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See each brand’s rate' })).toHaveAttribute(
      'href',
      '/brands',
    );
  },
};
