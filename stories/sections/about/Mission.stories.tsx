import type { Meta, StoryObj } from '@storybook/react-vite';
import { mission } from '@tuppence/content/about';
import { siteDefaults } from '@tuppence/content/site';
import { Mission } from '@tuppence/ui/about';

const meta = {
  title: 'Sections/About/Mission',
  component: Mission,
  args: mission(siteDefaults),
} satisfies Meta<typeof Mission>;
export default meta;

export const Basic: StoryObj<typeof meta> = {};
