import type { Meta, StoryObj } from '@storybook/react-vite';
import * as GivingHistory from '../recap/GivingHistory.stories';
import * as RecapSummary from '../recap/RecapSummary.stories';
import * as TaxNote from '../recap/TaxNote.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Giving recap',
  render: () => (
    <PageFrame path="/giving-recap">
      <Part of={RecapSummary} />
      <Part of={GivingHistory} />
      <Part of={TaxNote} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
