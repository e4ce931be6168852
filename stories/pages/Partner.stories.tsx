import type { Meta, StoryObj } from '@storybook/react-vite';
import * as Faq from '../sections/faq/Faq.stories';
import * as PartnerBrands from '../sections/partner/PartnerBrands.stories';
import * as PartnerCallToAction from '../sections/partner/PartnerCallToAction.stories';
import * as PartnerHero from '../sections/partner/PartnerHero.stories';
import * as PartnerSteps from '../sections/partner/PartnerSteps.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Partner charity',
  render: () => (
    <PageFrame path="/">
      <Part of={PartnerHero} />
      <Part of={PartnerSteps} />
      <Part of={PartnerBrands} />
      <Part of={Faq} />
      <Part of={PartnerCallToAction} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
