import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhereItGoes } from '@tuppence/ui/where-it-goes';
import { expect, within } from 'storybook/test';
import { whereItGoes } from '../../fixtures/where-it-goes';

const meta = {
  title: 'Sections/WhereItGoes',
  component: WhereItGoes,
  args: whereItGoes('your charity'),
} satisfies Meta<typeof WhereItGoes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [top, flat] = canvas.getAllByRole('figure');
    await expect(within(top as HTMLElement).getByText('£10.00')).toBeVisible();
    await expect(within(flat as HTMLElement).getByText('£2.50')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^up to 20%/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^5%/ })).toBeVisible();
  },
};

export const OnForest: Story = { args: { tone: 'forest' } };

/** A charity whose name fills the receipt. */
export const LongName: Story = {
  args: whereItGoes(
    'The Worshipful Society of Volunteers of Llanfairpwllgwyngyllgogerychwyrndrobwll',
  ),
};
