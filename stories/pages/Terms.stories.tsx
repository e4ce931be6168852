import type { Meta, StoryObj } from '@storybook/react-vite';
import * as LegalDocument from '../sections/legal/LegalDocument.stories';
import { PageFrame, Part, wholePage } from '../support/page';

export default {
  ...wholePage,
  title: 'Pages/Legal document',
  render: () => (
    <PageFrame path="/terms">
      <Part of={LegalDocument} />
    </PageFrame>
  ),
} satisfies Meta;

export const Basic: StoryObj = {};
