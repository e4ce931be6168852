'use client';

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { filmsAllowed, watchFilmsAllowed } from './films-allowed';

/** On the server, no film plays. */
const never = () => false;

/**
 * Plays a film while it is in view, if the visitor's motion and data settings allow it. Once the
 * visitor presses the control, their choice wins. `fetched` is true once the film has come near the
 * viewport, if it may play by itself or the visitor has pressed the control.
 */
export function useInlinePlayback(
  film: RefObject<HTMLVideoElement | null>,
  { near, inView }: { near: boolean; inView: boolean },
) {
  const allowed = useSyncExternalStore(watchFilmsAllowed, filmsAllowed, never);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [playing, setPlaying] = useState(false);
  const fetched = near && (allowed || choice !== undefined);
  const wanted = choice ? choice === 'play' : allowed;

  useEffect(() => {
    const element = film.current;
    if (!element || !fetched) return;
    // `play` fails if a power saver refuses it or a pause interrupts it. The visitor then sees the
    // poster and the control.
    if (inView && wanted) element.play().catch(() => undefined);
    else element.pause();
  }, [film, fetched, inView, wanted]);

  return {
    fetched,
    playing,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    events: { onPlay: () => setPlaying(true), onPause: () => setPlaying(false) },
  };
}
