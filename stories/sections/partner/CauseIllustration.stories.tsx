import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns, Container } from '@tuppence/ui/layout';
import { CauseIllustration, causes } from '@tuppence/ui/partner';

const meta = {
  title: 'Sections/Partner/CauseIllustration',
  component: CauseIllustration,
  parameters: {
    guidance: {
      use: 'A picture of a charity’s cause.',
      not: 'A cause without a drawing: add one first.',
      accessibility: 'Decorative: the text beside it must name the cause.',
    },
  },
  args: { cause: 'cookery' },
} satisfies Meta<typeof CauseIllustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  decorators: [
    (Story) => (
      <Container width="text">
        <Story />
      </Container>
    ),
  ],
};

export const AllCauses: Story = {
  render: () => (
    <Container>
      <Columns split="thirds" gap={4}>
        {causes.map((cause) => (
          <CauseIllustration key={cause} cause={cause} />
        ))}
      </Columns>
    </Container>
  ),
};
