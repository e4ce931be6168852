import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerBrands } from '@tuppence/ui/partner';
import { partner, partnerPage } from '../../fixtures/partner';

const meta = {
  title: 'Sections/Partner/PartnerBrands',
  component: PartnerBrands,
  args: partnerPage(partner).brands,
} satisfies Meta<typeof PartnerBrands>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
