import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClauseSummary } from '@tuppence/ui/legal';
import { inColumn } from '../../support/frames';

const meta = {
  title: 'Sections/Legal/ClauseSummary',
  component: ClauseSummary,
  parameters: {
    guidance: {
      use: 'A summary of a clause in plain English, in the margin of LegalDocument.',
      not: 'Binding text, or a note without a clause.',
      accessibility:
        'Its label is read first. It comes after the clause’s heading and before its text.',
    },
  },
  args: {
    label: 'In short',
    children: 'All purchases are final. If a code does not work, we put that right.',
  },
  decorators: [inColumn(240)],
} satisfies Meta<typeof ClauseSummary>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
