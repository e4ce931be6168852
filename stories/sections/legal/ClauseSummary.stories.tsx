import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClauseSummary } from '@tuppence/ui/legal';
import { inColumn } from '../../support/frames';

const meta = {
  title: 'Sections/Legal/ClauseSummary',
  component: ClauseSummary,
  args: {
    label: 'In short',
    children: 'All purchases are final. If a code does not work, we put that right.',
  },
  decorators: [inColumn(240)],
} satisfies Meta<typeof ClauseSummary>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
