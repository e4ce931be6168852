import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuppence/ui';
import { VideoDialog } from '@tuppence/ui/dialogs';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { framed } from '../support/framed';
import { landscape } from '../support/pictures';
import { shown } from '../support/shown';
import { inStep, useArg } from '../support/use-arg';

const meta = {
  title: 'Dialogs/VideoDialog',
  component: VideoDialog,
  parameters: {
    ...framed(),
    guidance: {
      use: 'A film with sound that people ask for.',
      not: 'A silent loop. Use FeatureVideo.',
      accessibility:
        'Starts without sound, because a screen reader is reading, and with captions: pass them. Its buttons let Escape close the dialog.',
    },
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'The giving wallet',
    sources: [{ src: '/film.webm', type: 'video/webm' }],
    poster: landscape(320, 180),
    captions: { src: '/captions.vtt', srcLang: 'en', label: 'English' },
    onAutoplayRefused: fn(),
    onError: fn(),
  },
  decorators: [inStep],
  render: function Openable(args) {
    const [open, setOpen] = useArg(args, 'open');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Watch Demo</Button>
        <VideoDialog
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof VideoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const theFilm = async () =>
  (await screen.findByLabelText('The giving wallet', { selector: 'video' })) as HTMLVideoElement;

const restore = (play: HTMLMediaElement['play']) => {
  HTMLMediaElement.prototype.play = play;
};

/** Refuses once, as browsers do until a visitor interacts with the page. */
function refusesOnce() {
  const { play } = HTMLMediaElement.prototype;
  const calls: { at: number; muted: boolean }[] = [];
  const opened = performance.now();
  HTMLMediaElement.prototype.play = function refusing() {
    calls.push({ at: performance.now() - opened, muted: this.muted });
    return calls.length > 1
      ? play.call(this)
      : Promise.reject(new DOMException('play() failed', 'NotAllowedError'));
  };
  return { calls, restore: () => restore(play) };
}

/** Keeps the film on its first frame. */
function playsNothing() {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  return () => restore(play);
}

export const Basic: Story = {
  beforeEach: playsNothing,
  play: async () => {
    await shown(await screen.findByRole('dialog', { name: 'The giving wallet' }));
    const film = await theFilm();
    await expect(film.querySelector('track')).toHaveAttribute('kind', 'captions');
    await expect(film.textTracks[0]?.mode).toBe('showing');
    await expect(film.muted).toBe(true);
    await waitFor(() => expect(film.src).toContain('/film.webm'));
    await waitFor(() => expect(film.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA));
  },
};

let sound: ReturnType<typeof refusesOnce>;

export const AutoplayRefused: Story = {
  tags: ['check'],
  parameters: { visual: { skip: 'It moves.' } },
  beforeEach: () => {
    sound = refusesOnce();
    return sound.restore;
  },
  play: async ({ args }) => {
    const film = await theFilm();
    // It is short: on a slow machine it would end before a press.
    film.loop = true;
    await waitFor(() => expect(args.onAutoplayRefused).toHaveBeenCalledOnce());
    await expect(film.muted).toBe(true);
    await expect(film).toHaveAttribute('playsinline');
    await waitFor(() => expect(film.paused).toBe(false));
    await expect(sound.calls.map(({ muted }) => muted)).toEqual([true, true]);
    await expect(sound.calls[0]?.at).toBeGreaterThan(45);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause film' }));
    await expect(film.paused).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Play film' }));
    await waitFor(() => expect(film.paused).toBe(false));
    // At the end: a browser that nobody has touched pauses a film that gets sound.
    await userEvent.click(await screen.findByRole('button', { name: 'Unmute' }));
    await expect(film.muted).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Mute' }));
    await expect(film.muted).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const StopsAndUnloadsWhenClosed: Story = {
  tags: ['check'],
  args: { open: false },
  parameters: { visual: { skip: 'Ends with the dialog closed.' } },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Watch Demo' });
    await userEvent.click(opener);
    const film = await theFilm();
    await waitFor(() => expect(film.readyState).toBeGreaterThan(1));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(film.paused).toBe(true);
    await expect(film).not.toHaveAttribute('src');
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    sources: [
      { src: '/no-such-film.mp4', type: 'video/mp4' },
      { src: '/no-such-film.webm', type: 'video/webm' },
    ],
  },
  play: async ({ args }) => {
    await shown(await screen.findByText('Video not available'));
    await expect(args.onError).toHaveBeenCalledWith('/no-such-film.webm');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const SecondFormat: Story = {
  tags: ['check'],
  beforeEach: () => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    return () => play.mockRestore();
  },
  parameters: { visual: { skip: 'Looks like Basic.' } },
  args: {
    sources: [
      { src: '/no-such-film.webm', type: 'video/webm' },
      { src: '/film.webm', type: 'video/webm' },
    ],
  },
  play: async ({ args }) => {
    const film = await theFilm();
    await waitFor(() => expect(film.readyState).toBeGreaterThan(1));
    // Once after the dialog's delay, and once because the other format stopped.
    await waitFor(() => expect(film.play).toHaveBeenCalledTimes(2));
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
