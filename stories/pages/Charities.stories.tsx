import type { Meta, StoryObj } from '@storybook/react-vite';
import * as DonationCalculator from '../demos/DonationCalculator.stories';
import * as CalculatorSection from '../sections/charities/CalculatorSection.stories';
import * as CharitiesCallToAction from '../sections/charities/CharitiesCallToAction.stories';
import * as CharitiesHero from '../sections/charities/CharitiesHero.stories';
import * as SupporterSteps from '../sections/charities/SupporterSteps.stories';
import * as TimedSteps from '../sections/charities/TimedSteps.stories';
import * as Faq from '../sections/faq/Faq.stories';
import * as WhereItGoes from '../sections/where-it-goes/WhereItGoes.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Charities',
  render: () => (
    <PageFrame path="/charities">
      <Part of={CharitiesHero} />
      <Part of={SupporterSteps} />
      <Part of={WhereItGoes} />
      <Part of={TimedSteps} />
      <Part of={CalculatorSection}>
        <Part of={DonationCalculator} />
      </Part>
      <Part of={Faq} />
      <Part of={CharitiesCallToAction} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
