import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorSection } from '@tuppence/content/charities/copy';
import { Text } from '@tuppence/ui';
import { CalculatorSection } from '@tuppence/ui/charities';

const meta = {
  title: 'Sections/Charities/CalculatorSection',
  component: CalculatorSection,
  parameters: {
    guidance: {
      use: 'The section of DonationCalculator, with its assumptions.',
      not: 'Other demos, which have a hero or a dialog of their own.',
      accessibility: 'Has its own heading. The assumptions are read after the result.',
    },
  },
  args: { ...calculatorSection, children: <Text>The calculator stands here.</Text> },
} satisfies Meta<typeof CalculatorSection>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
