import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Basket,
  CommunityHall,
  CookeryTable,
  HeartMap,
  HospiceGarden,
  type IllustrationProps,
  Lighthouse,
  MotherAndChild,
  Noticeboard,
  OpenDoor,
  ResearchFlask,
  SchoolGate,
  SewingTable,
  TalentStage,
  Till,
  WindTurbines,
} from '@tuppence/ui/brand';
import { Columns } from '@tuppence/ui/layout';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { inSection } from '../../support/frames';

const all: [string, ComponentType<IllustrationProps>][] = [
  ['Basket', Basket],
  ['CommunityHall', CommunityHall],
  ['CookeryTable', CookeryTable],
  ['HeartMap', HeartMap],
  ['HospiceGarden', HospiceGarden],
  ['Lighthouse', Lighthouse],
  ['OpenDoor', OpenDoor],
  ['MotherAndChild', MotherAndChild],
  ['Noticeboard', Noticeboard],
  ['ResearchFlask', ResearchFlask],
  ['SchoolGate', SchoolGate],
  ['SewingTable', SewingTable],
  ['TalentStage', TalentStage],
  ['Till', Till],
  ['WindTurbines', WindTurbines],
];

const meta = {
  title: 'Brand/Illustrations',
  component: Till,
  subcomponents: Object.fromEntries(all),
  args: { title: 'A till that prints a heart' },
  decorators: [inSection()],
  parameters: { section: { width: 'narrow' } },
} satisfies Meta<typeof Till>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A till that prints a heart' })).toBeVisible();
  },
};

/** Each drawing is its own file, so that a page loads only what it shows. */
export const Everyone: Story = {
  parameters: { section: { width: 'full' } },
  render: () => (
    <Columns split="thirds" gap={6}>
      {all.map(([name, Illustration]) => (
        <Illustration key={name} title={name} />
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(all.length);
  },
};

export const OnStrong: Story = {
  parameters: { section: { tone: 'strong', width: 'full' } },
  render: () => (
    <Columns split="thirds" gap={6}>
      <Lighthouse />
      <HeartMap />
      <TalentStage />
    </Columns>
  ),
};

/** Without a title it is decorative. */
export const Decoration: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
