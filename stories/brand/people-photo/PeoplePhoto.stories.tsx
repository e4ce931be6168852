import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeoplePhoto } from '@tuppence/ui/brand';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Brand/PeoplePhoto',
  component: PeoplePhoto,
  args: {
    label: 'Three people behind a shop counter',
    people: [
      { id: 'one', look: { skin: 'pale', hair: 'ginger', cut: 'bob', clothes: 'lime' } },
      {
        id: 'two',
        look: { skin: 'deep', hair: 'black', cut: 'fade', clothes: 'paper', beard: true },
      },
      {
        id: 'three',
        look: { skin: 'light', hair: 'fair', cut: 'bun', clothes: 'green', glasses: true },
      },
    ],
  },
} satisfies Meta<typeof PeoplePhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.label })).toBeVisible();
  },
};

/** The others step into the shade. */
export const OneChosen: Story = { args: { chosen: 'two' } };

/** Every cut of hair. */
export const AllCuts: Story = {
  args: {
    people: (['short', 'long', 'bun', 'curls', 'bob', 'scarf', 'fade'] as const).map((cut) => ({
      id: cut,
      look: { skin: 'olive', hair: 'brown', cut, clothes: 'copper' },
    })),
  },
};
