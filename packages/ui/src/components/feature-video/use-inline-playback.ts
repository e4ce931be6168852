import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(notify: () => void) {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether people allow movement. On the server nothing moves. */
function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(reducedMotion).matches,
    () => false,
  );
}

/**
 * Plays a film while half of its frame is in view and movement is allowed. A press on the control
 * decides otherwise, for good.
 */
export function useInlinePlayback(
  frame: RefObject<HTMLElement | null>,
  film: RefObject<HTMLVideoElement | null>,
  mounted: boolean,
) {
  const motionAllowed = useMotionAllowed();
  const [inView, setInView] = useState(false);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [playing, setPlaying] = useState(false);
  const wanted = wish ? wish === 'play' : motionAllowed;

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
    if (!element || !mounted) return;
    // Refused by a power saver, or cut short by a pause: the poster and the control remain.
    if (inView && wanted) element.play().catch(() => undefined);
    else element.pause();
  }, [film, mounted, inView, wanted]);

  return {
    playing,
    toggle: () => setWish(playing ? 'pause' : 'play'),
    events: { onPlay: () => setPlaying(true), onPause: () => setPlaying(false) },
  };
}
