import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import * as DonationCheckout from '../checkout/DonationCheckout.stories';
import * as BenefitList from '../sections/donation-api/BenefitList.stories';
import * as CallToAction from '../sections/donation-api/CallToAction.stories';
import * as CheckoutHero from '../sections/donation-api/CheckoutHero.stories';
import * as CodeSamples from '../sections/donation-api/CodeSamples.stories';
import * as KeyFigures from '../sections/donation-api/KeyFigures.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Donation API for charities',
  render: () => (
    <PageFrame path="/donation-api/charities">
      <Part of={CheckoutHero}>
        {(introduction: ReactNode) => <Part of={DonationCheckout} introduction={introduction} />}
      </Part>
      <Part of={BenefitList} />
      <Part of={CodeSamples} />
      <Part of={KeyFigures} />
      <Part of={CallToAction} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
