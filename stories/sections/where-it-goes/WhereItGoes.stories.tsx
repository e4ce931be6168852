import type { Meta, StoryObj } from '@storybook/react-vite';
import { whereItGoes } from '@tuppence/content/shared/where-it-goes';
import { WhereItGoes } from '@tuppence/ui/where-it-goes';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/WhereItGoes',
  component: WhereItGoes,
  parameters: {
    guidance: {
      use: 'The shares that the site claims, each with an example to the penny.',
      not: 'Figures that are not in the claims register.',
      accessibility:
        'Has its own heading. Each example is a list of terms and values. Its bar is decorative.',
    },
  },
  args: whereItGoes,
} satisfies Meta<typeof WhereItGoes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** The larger gift is a sixth of its bar. */
export const DrawnToScale: Story = {
  play: async ({ canvas }) => {
    const [least, most] = canvas
      .getAllByRole('figure')
      .map((figure) => figure.firstElementChild as HTMLElement);
    const width = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().width ?? 0;
    await expect(width(least) / width(most)).toBeCloseTo(52.5 / 60, 1);
    await expect(width(most?.lastElementChild) / width(most)).toBeCloseTo(1 / 6, 1);
  },
};
