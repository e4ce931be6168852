import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharitiesCallToAction } from '@tuppence/ui/charities';
import { charitiesCall } from '../../fixtures/charities';

const meta = {
  title: 'Sections/Charities/CharitiesCallToAction',
  component: CharitiesCallToAction,
  args: charitiesCall,
} satisfies Meta<typeof CharitiesCallToAction>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
