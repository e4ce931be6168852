import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppPreview, PartnerSteps } from '@tuppence/ui/partner';
import { longPartner, partner, partnerPage } from '../../fixtures/partner';

const page = partnerPage(partner);
const meta = {
  title: 'Sections/Partner/PartnerSteps',
  component: PartnerSteps,
  args: { ...page.steps, preview: <AppPreview {...page.preview} /> },
} satisfies Meta<typeof PartnerSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const LongName: Story = {
  args: {
    ...partnerPage(longPartner).steps,
    preview: <AppPreview {...partnerPage(longPartner).preview} />,
  },
};
