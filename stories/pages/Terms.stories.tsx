import type { Meta, StoryObj } from '@storybook/react-vite';
import * as LegalDocument from '../sections/legal/LegalDocument.stories';
import { PageFrame, Part, wholePage } from '../support/page';

const meta = {
  ...wholePage,
  title: 'Pages/Legal document',
  render: () => (
    <PageFrame path="/terms">
      <Part of={LegalDocument} />
    </PageFrame>
  ),
} satisfies Meta;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
