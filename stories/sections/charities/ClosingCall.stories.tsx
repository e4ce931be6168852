import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClosingCall } from '@tuppence/ui/charities';
import { charities } from '../../../app/src/content/charities';

const meta = {
  title: 'Sections/Charities/ClosingCall',
  component: ClosingCall,
  args: charities.closing,
} satisfies Meta<typeof ClosingCall>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
