import type { Meta, StoryObj } from '@storybook/react-vite';
import * as CampaignBrands from '../sections/campaign/CampaignBrands.stories';
import * as CampaignCallToAction from '../sections/campaign/CampaignCallToAction.stories';
import * as CampaignFigures from '../sections/campaign/CampaignFigures.stories';
import * as CampaignHero from '../sections/campaign/CampaignHero.stories';
import * as CampaignSteps from '../sections/campaign/CampaignSteps.stories';
import * as Faq from '../sections/faq/Faq.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Campaign',
  render: () => (
    <PageFrame path="/summer-of-giving">
      <Part of={CampaignHero} />
      <Part of={CampaignFigures} />
      <Part of={CampaignSteps} />
      <Part of={CampaignBrands} />
      <Part of={Faq} />
      <Part of={CampaignCallToAction} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
