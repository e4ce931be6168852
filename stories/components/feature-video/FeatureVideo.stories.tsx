import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureVideo } from '@tuppence/ui';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { landscape, neverSettles } from '../../support/pictures';

const meta = {
  title: 'Components/FeatureVideo',
  component: FeatureVideo,
  parameters: {
    guidance: {
      use: 'A short silent film that illustrates the text beside it.',
      not: 'A film with sound. Use VideoDialog.',
      accessibility:
        'Its button says what it shows, is there from the start, and pauses and plays it. Plays only on request if less motion or data is preferred.',
    },
  },
  args: {
    label: 'A coin rolls across the till',
    sources: [{ src: '/film.webm', type: 'video/webm' }],
    poster: landscape(320, 180),
    aspectRatio: 16 / 9,
    onError: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <FeatureVideo {...args} />
    </div>
  ),
} satisfies Meta<typeof FeatureVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

const filmIn = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const film = canvasElement.querySelector('video');
    if (!film) throw new Error('no film yet');
    return film;
  });

/** The film loads when its button is pressed. */
export const Basic: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Play film: A coin rolls across the till' });
    // The button says it already.
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('presentation')).toBeVisible());
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const OnRequest: Story = {
  globals: { motion: 'reduced' },
  parameters: { visual: { skip: 'It moves.' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Play film/ }));
    const film = await filmIn(canvasElement);
    await expect(film.muted).toBe(true);
    // An iPhone would otherwise play it in full screen.
    await expect(film).toHaveAttribute('playsinline');
    await waitFor(() => expect(film.paused).toBe(false));
    await userEvent.click(await canvas.findByRole('button', { name: /^Pause film/ }));
    await waitFor(() => expect(film.paused).toBe(true));
  },
};

/** With "save data" on, a film never loads by itself. */
export const SavesData: Story = {
  tags: ['check'],
  globals: { motion: 'full' },
  parameters: { visual: { skip: 'Begins like Basic, and then it moves.' } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    return () => Reflect.deleteProperty(navigator, 'connection');
  },
  play: async ({ canvas, canvasElement }) => {
    const play = await canvas.findByRole('button', { name: /^Play film/ });
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(play);
    await filmIn(canvasElement);
  },
};

/** The film plays even if its container hides most of it. */
export const PlaysInView: Story = {
  globals: { motion: 'full' },
  parameters: { visual: { skip: 'It moves.' } },
  render: (args) => (
    <div style={{ maxWidth: 480, height: 60, marginTop: '40vh', overflow: 'hidden' }}>
      <FeatureVideo {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const film = await filmIn(canvasElement);
    await waitFor(() => expect(film.paused).toBe(false));
    const pause = await canvas.findByRole('button', { name: /^Pause film/ });
    pause.click();
    await waitFor(() => expect(film.paused).toBe(true));
  },
};

export const RestsOutOfView: Story = {
  tags: ['check'],
  globals: { motion: 'full' },
  parameters: { visual: { skip: 'Ends with the film out of view.' } },
  render: (args) => (
    <div>
      <div data-testid="gap" />
      <FeatureVideo {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const film = await filmIn(canvasElement);
    await waitFor(() => expect(film.paused).toBe(false));
    canvas.getByTestId('gap').style.height = 'calc(100vh + 100px)';
    await waitFor(() => expect(film.paused).toBe(true));
  },
};

export const Loading: Story = {
  globals: { motion: 'full' },
  beforeEach: neverSettles,
  play: async ({ canvas, canvasElement }) => {
    const film = await filmIn(canvasElement);
    await expect(getComputedStyle(film).opacity).toBe('0');
    await expect(canvas.getByRole('button', { name: /^Play film/ })).toBeVisible();
  },
};

const broken = [
  { src: '/no-such-film.mp4', type: 'video/mp4' },
  { src: '/no-such-film.webm', type: 'video/webm' },
];

export const FailedWithText: Story = {
  globals: { motion: 'full' },
  args: { sources: broken },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Video not available')).toBeVisible();
    // The poster fades in.
    const poster = canvas.getByRole('img', { name: 'A coin rolls across the till' });
    await waitFor(() => expect(poster).toBeVisible());
    await expect(args.onError).toHaveBeenCalledWith('/no-such-film.webm');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** For a film whose poster says as much as the film. */
export const FailedWithPoster: Story = {
  globals: { motion: 'full' },
  args: { sources: broken, fallback: 'poster' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await expect(
      await canvas.findByRole('img', { name: 'A coin rolls across the till' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText('Video not available')).toBeNull();
  },
};

export const SecondFormat: Story = {
  tags: ['check'],
  globals: { motion: 'full' },
  parameters: { visual: { skip: 'It moves.' } },
  args: {
    sources: [
      { src: '/no-such-film.mp4', type: 'video/mp4' },
      { src: '/film.webm', type: 'video/webm' },
    ],
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: /^(Play|Pause) film/ });
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
