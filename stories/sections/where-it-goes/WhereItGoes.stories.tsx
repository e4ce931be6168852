import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhereItGoes } from '@tuppence/ui/where-it-goes';
import { expect, within } from 'storybook/test';
import { whereItGoes } from '../../fixtures/where-it-goes';

const meta = {
  title: 'Sections/WhereItGoes',
  component: WhereItGoes,
  args: whereItGoes,
} satisfies Meta<typeof WhereItGoes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const widthOf = (figure: string) =>
      canvas.getByText(figure).nextElementSibling?.getBoundingClientRect().width ?? 0;
    await expect(widthOf('£10.00') / widthOf('£2.50')).toBeCloseTo(4, 1);
    await expect(canvas.getByRole('heading', { name: /^up to 20%/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^5%/ })).toBeVisible();
  },
};

export const OnForest: Story = { args: { tone: 'forest' } };
