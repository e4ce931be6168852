import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { Box } from './Layout.helpers';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: {
    guidance: {
      use: 'Once inside each section.',
      not: 'Inside another container.',
      accessibility: 'Ignored by assistive technology.',
    },
  },
  args: { children: <Box>Content</Box> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByText('Content').getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1200);
    await expect(box.left).toBeGreaterThanOrEqual(20);
  },
};

export const ForReading: Story = { args: { width: 'text' } };

export const ForForms: Story = { args: { width: 'narrow' } };
