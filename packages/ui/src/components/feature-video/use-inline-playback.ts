'use client';

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { filmsAllowed, watchFilmsAllowed } from './films-allowed';

/** On the server no film plays. */
const never = () => false;

/**
 * Plays a film while half of its frame is in view, where movement and its data are allowed. A press on
 * the control overrides that from then on. A film that nobody has asked for is not `fetched`.
 */
export function useInlinePlayback(
  frame: RefObject<HTMLElement | null>,
  film: RefObject<HTMLVideoElement | null>,
  near: boolean,
) {
  const allowed = useSyncExternalStore(watchFilmsAllowed, filmsAllowed, never);
  const [inView, setInView] = useState(false);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [playing, setPlaying] = useState(false);
  const fetched = near && (allowed || wish !== undefined);
  const wanted = wish ? wish === 'play' : allowed;

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => setInView((entry?.intersectionRatio ?? 0) >= 0.5),
      { threshold: [0, 0.5] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useEffect(() => {
    const element = film.current;
    if (!element || !fetched) return;
    // Refused by a power saver, or cut short by a pause: the poster and the control remain.
    if (inView && wanted) element.play().catch(() => undefined);
    else element.pause();
  }, [film, fetched, inView, wanted]);

  return {
    fetched,
    playing,
    toggle: () => setWish(playing ? 'pause' : 'play'),
    events: { onPlay: () => setPlaying(true), onPause: () => setPlaying(false) },
  };
}
