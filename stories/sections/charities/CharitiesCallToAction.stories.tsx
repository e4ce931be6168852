import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharitiesCallToAction } from '@tuppence/ui/charities';
import { charities } from '../../../app/src/content/charities';

const meta = {
  title: 'Sections/Charities/CharitiesCallToAction',
  component: CharitiesCallToAction,
  args: charities.closing,
} satisfies Meta<typeof CharitiesCallToAction>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
