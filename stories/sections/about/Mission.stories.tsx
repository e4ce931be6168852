import type { Meta, StoryObj } from '@storybook/react-vite';
import { mission } from '@tuppence/content/about';
import { siteDefaults } from '@tuppence/content/site';
import { Mission } from '@tuppence/ui/about';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sections/About/Mission',
  component: Mission,
  args: mission(siteDefaults),
} satisfies Meta<typeof Mission>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    await expect(canvas.getByRole('figure')).toHaveTextContent('£0.00');
  },
};
