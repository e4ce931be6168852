import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mission } from '@tuppence/ui/about';
import { expect, within } from 'storybook/test';
import { mission } from '../../fixtures/about';

const meta = {
  title: 'Sections/About/Mission',
  component: Mission,
  args: mission,
} satisfies Meta<typeof Mission>;
export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(mission.title);
    await expect(canvas.getByRole('figure')).toHaveTextContent('£0.00');
  },
};
