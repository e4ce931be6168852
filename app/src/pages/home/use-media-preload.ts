import { chunk } from '@tuppence/site/chunk';
import { durationMs } from '@tuppence/ui/tokens';
import { useEffect } from 'react';
import { useDevice } from '../../providers/DeviceProvider';
import type { PageMedia } from './media-preload';

const mediaPreload = chunk(() => import('./media-preload'));

/** On a desktop, preloads a page's media (docs/behaviour.md 9.4). */
export function useMediaPreload(media: PageMedia): void {
  const { device } = useDevice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `media` must not preload again
  useEffect(() => {
    if (device !== 'desktop') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(preload, durationMs.preloadDelay);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      clearTimeout(timer);
    };
  }, [device]);

  function preload() {
    mediaPreload.load().then(
      ({ preloadMedia }) => preloadMedia(media),
      // Media then load when they are shown.
      () => undefined,
    );
  }
}
