import type { Meta, StoryObj } from '@storybook/react-vite';
import { mission } from '@tuppence/content/about/copy';
import { siteDefaults } from '@tuppence/content/site';
import { Mission } from '@tuppence/ui/about';

const meta = {
  title: 'Sections/About/Mission',
  component: Mission,
  parameters: {
    guidance: {
      use: 'The company and its mission: the first section of the About page.',
      not: 'A page that already has a level 1 heading.',
      accessibility:
        'Contains the level 1 heading. The coins are decorative; amounts and rules are lists.',
    },
  },
  args: mission(siteDefaults),
} satisfies Meta<typeof Mission>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
