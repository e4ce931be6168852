import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns, Container } from '@tuppence/ui/layout';
import { CauseIllustration, causes } from '@tuppence/ui/partner';

const meta = {
  title: 'Sections/Partner/CauseIllustration',
  component: CauseIllustration,
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
