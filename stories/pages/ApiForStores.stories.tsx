import type { Meta, StoryObj } from '@storybook/react-vite';
import * as AssistantPrompt from '../sections/donation-api/AssistantPrompt.stories';
import * as CallToAction from '../sections/donation-api/CallToAction.stories';
import * as CodeSamples from '../sections/donation-api/CodeSamples.stories';
import * as StoreBenefits from '../sections/donation-api/StoreBenefits.stories';
import * as Faq from '../sections/faq/Faq.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Donation API for stores',
  render: () => (
    <PageFrame path="/donation-api/ecommerce">
      <Part of={AssistantPrompt} />
      <Part of={StoreBenefits} />
      <Part of={CodeSamples} />
      <Part of={Faq} />
      <Part of={CallToAction} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
