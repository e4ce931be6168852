import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilmSource } from '../../components/feature-video';
import { durationMs } from '../../tokens/motion';

export interface FilmPlayback {
  /** One film in several formats, best first. */
  sources: readonly FilmSource[];
  /** Called when the browser refuses to play. The film is then muted and tried again. Log it. */
  onAutoplayRefused?: ((error: unknown) => void) | undefined;
  /** Called with an address when no format could be loaded. Log it. */
  onError?: ((src: string) => void) | undefined;
}

/** Loads, starts without sound, pauses, mutes and releases a film. */
export function useFilm(
  ref: RefObject<HTMLVideoElement | null>,
  { sources, onAutoplayRefused, onError }: FilmPlayback,
) {
  const [failed, setFailed] = useState(false);
  const [muted, setMuted] = useState(true);
  const [playing, setPlaying] = useState(false);
  const untried = useRef<FilmSource[]>([]);

  /** Loads the next playable format. Returns false if none is left. */
  function load(film: HTMLVideoElement): boolean {
    const playable = untried.current.findIndex(({ type }) => film.canPlayType(type) !== '');
    const next = untried.current[playable];
    if (!next) {
      setFailed(true);
      onError?.(film.getAttribute('src') ?? sources.at(-1)?.src ?? '');
      return false;
    }
    untried.current = untried.current.slice(playable + 1);
    film.src = next.src;
    return true;
  }

  const start = useEffectEvent((film: HTMLVideoElement) => {
    untried.current = [...sources];
    // A screen reader is still reading the dialog.
    film.muted = true;
    load(film);
  });

  async function play(film: HTMLVideoElement) {
    try {
      await film.play();
    } catch (error) {
      // `onError` takes care of files that cannot be played.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      onAutoplayRefused?.(error);
      film.muted = true;
      // If it is refused again, the visitor can still press Play.
      await film.play().catch(() => undefined);
    }
  }
  const autoplay = useEffectEvent(play);

  useEffect(() => {
    const film = ref.current;
    if (!film) return undefined;
    start(film);
    const timer = setTimeout(() => autoplay(film), durationMs.videoAutoplayDelay);
    return () => {
      clearTimeout(timer);
      film.pause();
      film.removeAttribute('src');
      film.load();
    };
  }, [ref]);

  return {
    failed,
    muted,
    playing,
    toggleMute() {
      if (ref.current) ref.current.muted = !ref.current.muted;
    },
    togglePlay() {
      const film = ref.current;
      if (film?.paused) void play(film);
      else film?.pause();
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onVolumeChange: () => setMuted(ref.current?.muted ?? false),
      onError() {
        const film = ref.current;
        if (film?.getAttribute('src') && load(film)) void play(film);
      },
    },
  };
}
