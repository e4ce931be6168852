import type { Meta, StoryObj } from '@storybook/react-vite';
import { visionPermissions } from '@tuppence/content/vision/copy';
import { PermissionTable } from '@tuppence/ui/vision';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Vision/PermissionTable',
  component: PermissionTable,
  parameters: {
    guidance: {
      use: 'What a machine may do beside what it may not do.',
      not: 'Comparing prices or plans.',
      accessibility: 'A table with column headers. Each cell makes sense without them.',
    },
  },
  args: visionPermissions,
} satisfies Meta<typeof PermissionTable>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(args.rows.length + 1);
    await expect(canvas.getByRole('cell', { name: 'It may not choose it.' })).toBeVisible();
  },
};
