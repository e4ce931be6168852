import type { Meta, StoryObj } from '@storybook/react-vite';
import { Feature } from '@tuppence/ui/home';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Sections/Home/Feature',
  component: Feature,
  args: {
    title: 'Choose any UK charity',
    text: 'The hospice down the road, the school at the end of it, or a name that everyone knows.',
    points: ['Change your mind whenever you like', 'Nothing to sign, nothing to fill in'],
    film: {
      label: 'Choosing a charity in the app',
      poster: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 13"/%3E',
      sources: [{ src: '/film.webm', type: 'video/webm' }],
    },
  },
} satisfies Meta<typeof Feature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { name: 'Choose any UK charity' });
    const film = await canvas.findByRole('img', { name: 'Choosing a charity in the app' });
    await expect(film.getBoundingClientRect().left).toBeGreaterThan(
      heading.getBoundingClientRect().right,
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const PhoneAtTheStart: Story = {
  args: { side: 'start', tone: 'forest' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const film = await canvas.findByRole('img', { name: 'Choosing a charity in the app' });
    await expect(film.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('heading').getBoundingClientRect().left,
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
