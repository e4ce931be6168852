import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { sizePx } from '../tokens/size';

/**
 * Becomes true when the element comes within 300 px of the viewport (docs/behaviour.md 2.8) or the
 * page is printed, and stays true.
 */
export function useNearViewport(ref: RefObject<Element | null>, immediate = false): boolean {
  const [near, setNear] = useState(immediate);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      // An explicit root, because inside an iframe the default one ignores the margin.
      { root: document, rootMargin: `${sizePx.lazyLoadMargin}px` },
    );
    observer.observe(element);
    const nearAtOnce = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', nearAtOnce);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', nearAtOnce);
    };
  }, [ref, near]);
  return near;
}

/** Calls `onNear` once, when `useNearViewport` becomes true. */
export function useOnNearViewport(
  ref: RefObject<Element | null>,
  onNear: (() => void) | undefined,
): void {
  const near = useNearViewport(ref);
  const callOnNear = useEffectEvent(() => onNear?.());
  useEffect(() => {
    if (near) callOnNear();
  }, [near]);
}
