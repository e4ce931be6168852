import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaignSteps } from '@tuppence/content/campaign';
import { CommunityHall, ShoppingCard } from '@tuppence/ui/brand';
import { CampaignSteps } from '@tuppence/ui/campaign';

const { title, charity, cards, barcode } = campaignSteps;
const meta = {
  title: 'Sections/Campaign/CampaignSteps',
  component: CampaignSteps,
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
