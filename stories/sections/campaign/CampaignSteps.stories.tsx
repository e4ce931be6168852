import type { Meta, StoryObj } from '@storybook/react-vite';
import { steps } from '@tuppence/content/campaign/copy';
import { CommunityHall, ShoppingCard } from '@tuppence/ui/brand';
import { CampaignSteps } from '@tuppence/ui/campaign';

const { title, charity, cards, barcode } = steps;
const meta = {
  title: 'Sections/Campaign/CampaignSteps',
  component: CampaignSteps,
  parameters: {
    guidance: {
      use: 'Three steps, each with a large picture.',
      not: 'Steps with times. Use TimedSteps.',
      accessibility:
        'Has its own heading. The steps are an ordered list. The drawn numbers are hidden.',
    },
  },
  args: {
    title,
    steps: [
      { ...charity, picture: <CommunityHall /> },
      { ...cards, picture: <ShoppingCard brand="fernway" value="£50" /> },
      {
        ...barcode,
        picture: <ShoppingCard brand="pantry-lane" value="£50" code="SUMMER-OF-GIVING" />,
      },
    ],
  },
} satisfies Meta<typeof CampaignSteps>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
