import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromiseTicket } from '@tuppence/ui/about';
import { Container, Section } from '@tuppence/ui/layout';
import { contact } from '../../fixtures/about';

const meta = {
  title: 'Sections/About/PromiseTicket',
  component: PromiseTicket,
  args: contact.ticket,
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
