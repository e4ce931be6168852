import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteDefaults } from '@tuppence/content/site';
import { visionMission } from '@tuppence/content/vision/copy';
import { VisionMission } from '@tuppence/ui/vision';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/Vision/VisionMission',
  component: VisionMission,
  parameters: {
    guidance: {
      use: 'The first part of the unlocked vision: the mission, the products and a link for access.',
      not: 'A public page.',
      accessibility:
        'Contains the level 1 heading. Use titleRef to put the focus there when the gate opens.',
    },
  },
  args: visionMission(siteDefaults),
} satisfies Meta<typeof VisionMission>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};

/** A page opens in a new tab, an email draft does not. */
export const AccessPage: StoryObj<typeof meta> = {
  tags: ['check'],
  parameters: { visual: { skip: 'Looks like Basic.' } },
  args: {
    access: { ...visionMission(siteDefaults).access, href: 'https://notion.example/request' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};
