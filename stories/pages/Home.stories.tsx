import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureGrid } from '@tuppence/ui/home';
import * as Faq from '../sections/faq/Faq.stories';
import * as BrandStrip from '../sections/home/BrandStrip.stories';
import * as CharityFinder from '../sections/home/CharityFinder.stories';
import * as Feature from '../sections/home/Feature.stories';
import * as GetAppSection from '../sections/home/GetAppSection.stories';
import * as Hero from '../sections/home/Hero.stories';
import * as SecurityPanel from '../sections/home/SecurityPanel.stories';
import * as Testimonials from '../sections/home/Testimonials.stories';
import * as WhereItGoes from '../sections/where-it-goes/WhereItGoes.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Home',
  render: () => (
    <PageFrame path="/" transparent>
      <Part of={Hero} />
      <FeatureGrid label="How it works">
        <Part of={Feature} tone="raised" />
        <Part of={Feature} tone="accent" title="Buy shopping cards" />
        <Part of={Feature} tone="strong" title="Shop with a code" />
        <Part of={Feature} tone="quiet" title="Raise more and more" />
      </FeatureGrid>
      <Part of={BrandStrip} />
      <Part of={WhereItGoes} />
      <Part of={CharityFinder} />
      <Part of={Testimonials} />
      <Part of={SecurityPanel} />
      <Part of={Faq} />
      <Part of={GetAppSection} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
