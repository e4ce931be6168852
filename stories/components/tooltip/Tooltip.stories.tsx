import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Tooltip } from '@tuppence/ui';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: {
    visual: { atRest: false },
    guidance: {
      use: 'A few words about a control, such as what a button with only an icon does.',
      not: 'Anything essential: touch cannot open it. Use Popover or a hint.',
      accessibility:
        'Read as a description: name the control too. Shown on focus and hover. Escape closes it.',
      good: {
        picture: () => (
          <Tooltip text="Copies the link">
            <Button tone="secondary">Share</Button>
          </Tooltip>
        ),
        reason: 'An extra that the button can be used without.',
      },
      bad: {
        picture: () => (
          <Tooltip text="You pay £5 a month">
            <Button>Join</Button>
          </Tooltip>
        ),
        reason: 'What people must know is hidden, and unreachable by touch.',
      },
    },
  },
  args: { text: 'Copies the address', children: <Button tone="secondary">Copy</Button> },
  render: (args) => (
    <div style={{ paddingTop: 48 }}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the address');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Copies the address');
  },
};

export const OpensAfter700Milliseconds: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'See Basic.' } },
  play: async ({ canvas }) => {
    const start = performance.now();
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
    const waited = performance.now() - start;
    await expect(waited).toBeGreaterThan(650);
    await expect(waited).toBeLessThan(1200);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const VeryLongText: Story = {
  args: { text: 'A tooltip that should have been a paragraph of the page. '.repeat(4) },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
