import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorSection } from '@tuppence/content/charities';
import { Text } from '@tuppence/ui';
import { CalculatorSection } from '@tuppence/ui/charities';

const meta = {
  title: 'Sections/Charities/CalculatorSection',
  component: CalculatorSection,
  args: { ...calculatorSection, children: <Text>The calculator stands here.</Text> },
} satisfies Meta<typeof CalculatorSection>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
