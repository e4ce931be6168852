import type { Meta, StoryObj } from '@storybook/react-vite';
import { team } from '@tuppence/content/deck/team';
import { PeoplePhoto } from '@tuppence/ui/brand';
import { expect } from 'storybook/test';

const meta = {
  title: 'Brand/PeoplePhoto',
  component: PeoplePhoto,
  parameters: {
    guidance: {
      use: 'A drawing of people behind a shop counter.',
      not: 'Where a real photo of real people exists.',
      accessibility: 'An image with a label. Write names and roles as text beside it.',
    },
  },
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
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};

export const OneChosen: Story = { args: { chosen: 'two' } };

export const AllCuts: Story = {
  args: {
    people: (['short', 'long', 'bun', 'curls', 'bob', 'scarf', 'fade'] as const).map((cut) => ({
      id: cut,
      look: { skin: 'olive', hair: 'brown', cut, clothes: 'copper' },
    })),
  },
};

export const BuildsAndMouths: Story = {
  args: {
    note: 'Example people: names, faces and careers are made up.',
    people: [
      {
        id: 'slim',
        look: {
          skin: 'light',
          hair: 'brown',
          cut: 'short',
          clothes: 'ink',
          build: 'slim',
          mouth: 'smile',
        },
      },
      {
        id: 'average',
        look: {
          skin: 'brown',
          hair: 'black',
          cut: 'bun',
          clothes: 'copper',
          build: 'average',
          mouth: 'smirk',
        },
      },
      {
        id: 'broad',
        look: {
          skin: 'pale',
          hair: 'grey',
          cut: 'fade',
          clothes: 'lime',
          build: 'broad',
          mouth: 'grin',
        },
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.note as string)).toBeVisible();
  },
};

/** Hair, headscarves and skin differ in colour, and nobody is bald. */
export const Team: Story = {
  args: { label: 'Seven people behind a shop counter', people: team.members },
  play: async ({ canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll('ellipse')];
    const covers = faces.map((face) => {
      const drawnOver = [
        ...(face.parentElement as Element).querySelectorAll(':scope > ellipse ~ path'),
      ];
      return drawnOver.filter((path) => path.getAttribute('d')).map(fillOf);
    });
    await expect(faces).toHaveLength(team.members.length);
    for (const [index, { name }] of team.members.entries()) {
      await expect(covers[index]?.length, name).toBeGreaterThan(0);
      for (const cover of covers[index] ?? [])
        await expect(distance(cover, fillOf(faces[index] as Element)), name).toBeGreaterThan(70);
    }
    for (const [index, face] of faces.entries())
      await expect(bareCrown(face), team.members[index]?.name).toEqual([]);
    const wearsScarf = (index: number) => team.members[index]?.look.cut === 'scarf';
    const scarves = covers.flatMap((fills, index) => (wearsScarf(index) ? fills : []));
    const hair = covers.flatMap((fills, index) => (wearsScarf(index) ? [] : fills));
    await expect(scarves).not.toHaveLength(0);
    for (const scarf of scarves)
      for (const colour of hair) await expect(distance(scarf, colour)).toBeGreaterThan(70);
  },
};

type Rgb = readonly [number, number, number];

function fillOf(shape: Element): Rgb {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  canvas.fillStyle = getComputedStyle(shape).fill;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Where skin shows at the top of a head, in degrees from the middle. */
function bareCrown(face: Element): number[] {
  const { left, top, width, height } = face.getBoundingClientRect();
  return [-50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50].filter((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const x = left + (width / 2) * (1 + 0.96 * Math.sin(angle));
    const y = top + (height / 2) * (1 - 0.96 * Math.cos(angle));
    return document.elementFromPoint(x, y) === face;
  });
}

const distance = (one: Rgb, other: Rgb) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
