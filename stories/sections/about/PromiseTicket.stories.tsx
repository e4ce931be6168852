import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '@tuppence/content/about/copy';
import { siteDefaults } from '@tuppence/content/site';
import { PromiseTicket } from '@tuppence/ui/about';
import { inSection } from '../../support/frames';

const meta = {
  title: 'Sections/About/PromiseTicket',
  component: PromiseTicket,
  parameters: {
    guidance: {
      use: 'How soon we answer, beside the addresses.',
      not: 'Anything to press: it only looks like a ticket.',
      accessibility: 'Plain paragraphs, read in the order in which they are shown.',
    },
  },
  args: contact(siteDefaults).ticket,
  decorators: [inSection({ tone: 'strong', space: 'normal' })],
} satisfies Meta<typeof PromiseTicket>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
