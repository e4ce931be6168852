import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CommunityHall,
  CookeryTable,
  HeartMap,
  HospiceGarden,
  Lighthouse,
  MotherAndChild,
  Noticeboard,
  ParkBench,
  ResearchFlask,
  SchoolGate,
  SewingTable,
  TalentStage,
  WindTurbines,
} from '@tuppence/ui/brand';
import { Columns } from '@tuppence/ui/layout';
import { expect } from 'storybook/test';
import { inSection } from '../../support/frames';

const all = {
  CommunityHall,
  CookeryTable,
  HeartMap,
  HospiceGarden,
  Lighthouse,
  ParkBench,
  MotherAndChild,
  Noticeboard,
  ResearchFlask,
  SchoolGate,
  SewingTable,
  TalentStage,
  WindTurbines,
};

const meta = {
  title: 'Brand/Illustrations',
  component: SchoolGate,
  subcomponents: all,
  decorators: [inSection()],
  parameters: {
    guidance: {
      use: 'A charity’s cause, or the idea of a section.',
      not: 'An icon, or a picture less than 160 px wide.',
      accessibility: 'Decorative: the text beside it must say the same.',
    },
    section: { width: 'narrow' },
  },
} satisfies Meta<typeof SchoolGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Everyone: Story = {
  parameters: { section: { width: 'full' } },
  render: () => (
    <Columns split="thirds" gap={6}>
      {Object.entries(all).map(([name, Illustration]) => (
        <Illustration key={name} />
      ))}
    </Columns>
  ),
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
