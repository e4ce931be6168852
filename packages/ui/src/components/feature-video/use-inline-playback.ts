'use client';

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { filmsAllowed, watchFilmsAllowed } from './films-allowed';

/** On the server, no film plays. */
const never = () => false;

/**
 * Plays a film while it is in view, if motion and data allow. After a press on the control, the
 * visitor's choice wins. `fetched` is false until the film is wanted.
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
    // A power saver may refuse, or a pause may interrupt: the poster and the control remain.
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
