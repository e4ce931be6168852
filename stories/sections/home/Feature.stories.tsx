import type { Meta, StoryObj } from '@storybook/react-vite';
import { features } from '@tuppence/content/home/copy';
import { Feature, FeatureGrid } from '@tuppence/ui/home';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Sections/Home/Feature',
  component: Feature,
  subcomponents: { FeatureGrid },
  parameters: {
    guidance: {
      use: 'One feature of the app, with a short film.',
      not: 'More than four on a page.',
      accessibility: 'Has its own heading. The film’s button says what it shows, and pauses it.',
    },
  },
  decorators: [
    (Story) => (
      <FeatureGrid label="How it works">
        <Story />
      </FeatureGrid>
    ),
  ],
  args: {
    title: features[0].title,
    text: 'The hospice down the road, the school at the end of it, or a name that everyone knows.',
    film: {
      label: 'Choosing a charity in the app',
      poster: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 13"/%3E',
      sources: [{ src: '/film.webm', type: 'video/webm' }],
    },
  },
} satisfies Meta<typeof Feature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

/** The phone is beside the text in a wide card, below it in a narrow one. */
export const Four: Story = {
  parameters: { visual: { only: 'desktop' } },
  render: (args) => (
    <>
      <Feature {...args} title="First" />
      <Feature {...args} title="Second" tone="accent" />
      <Feature {...args} title="Third" tone="strong" />
      <Feature {...args} title="Fourth" tone="quiet" />
    </>
  ),
  play: async ({ canvas }) => {
    const place = (title: string) =>
      canvas.getByRole('region', { name: title }).getBoundingClientRect();
    const film = async (title: string) => {
      const region = within(canvas.getByRole('region', { name: title }));
      return (await region.findByRole('presentation')).getBoundingClientRect();
    };
    if (window.innerWidth < 1024) {
      await expect(place('Second').top).toBeGreaterThan(place('First').bottom);
      return;
    }
    await expect(place('First').top).toBe(place('Second').top);
    await expect(place('Second').width).toBeGreaterThan(place('First').width);
    await expect(place('Third').width).toBe(place('Second').width);
    const words = canvas.getByRole('heading', { name: 'Second' }).getBoundingClientRect();
    await expect((await film('Second')).left).toBeGreaterThan(words.right);
    await expect((await film('Second')).bottom).toBeLessThan(place('Second').bottom);
    const firstWords = canvas.getByRole('heading', { name: 'First' }).getBoundingClientRect();
    await expect((await film('First')).top).toBeGreaterThan(firstWords.bottom);
  },
};

export const OnAPhone: Story = { parameters: { viewport: { defaultViewport: 'phone' } } };

/** The text stands in the card's corner, neither on the small phone nor below the card's edge. */
export const FailedFilm: Story = {
  globals: { motion: 'reduced' },
  parameters: { viewport: { defaultViewport: 'phone' } },
  args: {
    film: {
      label: 'Buying a shopping card in the app',
      poster: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 13"/%3E',
      sources: [{ src: '/no-such-film.webm', type: 'video/webm' }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Play film/ }));
    const text = await canvas.findByText('Video not available');
    await expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(14);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    for (const x of [left + 12, (left + right) / 2, right - 12]) {
      const shown = document.elementFromPoint(x, (top + bottom) / 2);
      await expect(text.contains(shown)).toBe(true);
    }
  },
};

export const FailedFilmOnADesktop: Story = {
  ...FailedFilm,
  globals: { motion: 'reduced' },
  parameters: { visual: { only: 'desktop' } },
};
