import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppPreview, PartnerSteps } from '@tuppence/ui/partner';
import { longPartner, partner, samplePage } from '../../fixtures/partner';

const page = samplePage(partner);
const meta = {
  title: 'Sections/Partner/PartnerSteps',
  component: PartnerSteps,
  parameters: {
    guidance: {
      use: 'How it works for supporters of one charity, beside a picture of the app.',
      not: 'Steps with a picture each (SupporterSteps), or with times (TimedSteps).',
      accessibility: 'Has its own heading. An ordered list. The phone is described by its label.',
    },
  },
  args: { ...page.steps, preview: <AppPreview {...page.preview} /> },
} satisfies Meta<typeof PartnerSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const LongName: Story = {
  args: {
    ...samplePage(longPartner).steps,
    preview: <AppPreview {...samplePage(longPartner).preview} />,
  },
};
