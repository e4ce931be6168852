import type { Meta, StoryObj } from '@storybook/react-vite';
import { BelowFold } from '@tuppence/ui/layout';
import { expect, waitFor } from 'storybook/test';
import { Box } from './Layout.helpers';

const meta = {
  title: 'Layout/BelowFold',
  component: BelowFold,
  args: { phoneHeight: 500, children: <Box>Content</Box> },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { skip: 'It draws nothing.' } },
} satisfies Meta<typeof BelowFold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  decorators: (Story) => (
    <>
      <div style={{ height: '500vh' }}>Everything above</div>
      <Story />
    </>
  ),
  beforeEach: () => () => delete document.documentElement.dataset.laidOut,
  play: async ({ canvas }) => {
    const wrapper = canvas.getByText('Content').parentElement as HTMLElement;
    await waitFor(() => expect(wrapper.getBoundingClientRect().height).toBe(500));
    document.documentElement.dataset.laidOut = '';
    await expect(wrapper.getBoundingClientRect().height).toBeLessThan(200);
  },
};
