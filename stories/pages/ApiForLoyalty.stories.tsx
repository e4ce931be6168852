import type { Meta, StoryObj } from '@storybook/react-vite';
import * as LoyaltyDemo from '../demos/LoyaltyDemo.stories';
import * as BenefitList from '../sections/donation-api/BenefitList.stories';
import * as CallToAction from '../sections/donation-api/CallToAction.stories';
import * as LoyaltyHero from '../sections/donation-api/LoyaltyHero.stories';
import * as Faq from '../sections/faq/Faq.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Donation API for loyalty',
  render: () => (
    <PageFrame path="/donation-api/loyalty">
      <Part of={LoyaltyHero}>
        <Part of={LoyaltyDemo} />
      </Part>
      <Part of={BenefitList} />
      <Part of={Faq} />
      <Part of={CallToAction} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
