import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { filmsAllowed, watchFilmsAllowed } from './films-allowed';

const never = () => false;

/**
 * Plays a film while it is in view, if the visitor's settings allow it. A press of the control
 * overrides them.
 */
export function useInlinePlayback(
  film: RefObject<HTMLVideoElement | null>,
  { near, inView }: { near: boolean; inView: boolean },
) {
  // A film that is not near needs no answer, which would render it again after hydration.
  const allowed = useSyncExternalStore(watchFilmsAllowed, near ? filmsAllowed : never, never);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [playing, setPlaying] = useState(false);
  const fetched = near && (allowed || choice !== undefined);
  const wanted = choice ? choice === 'play' : allowed;

  useEffect(() => {
    const element = film.current;
    if (!element || !fetched) return;
    // `play` fails if a power saver refuses it or a pause interrupts it.
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
