import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '@tuppence/content/about';
import { siteDefaults } from '@tuppence/content/site';
import { PromiseTicket } from '@tuppence/ui/about';
import { inSection } from '../../support/frames';

const meta = {
  title: 'Sections/About/PromiseTicket',
  component: PromiseTicket,
  args: contact(siteDefaults).ticket,
  decorators: [inSection({ tone: 'strong', space: 'normal' })],
} satisfies Meta<typeof PromiseTicket>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
