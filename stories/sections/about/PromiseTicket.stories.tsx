import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '@tuppence/content/about';
import { siteDefaults } from '@tuppence/content/site';
import { PromiseTicket } from '@tuppence/ui/about';
import { Container, Section } from '@tuppence/ui/layout';

const meta = {
  title: 'Sections/About/PromiseTicket',
  component: PromiseTicket,
  args: contact(siteDefaults).ticket,
  decorators: [
    (Story) => (
      <Section tone="strong">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof PromiseTicket>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
