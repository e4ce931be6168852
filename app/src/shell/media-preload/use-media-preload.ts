import { useEffect } from 'react';
import { useDevice } from '../../providers/DeviceProvider';
import { chunk } from '../islands/chunk';
import type { PageMedia } from './media-preload';

/** Delay after the page has loaded, in ms; desktop only (docs/behaviour.md 9.4). */
const preloadDelayMs = 2000;

const mediaPreload = chunk(() => import('./media-preload'));

/** Preloads the media that the page passes at its first render. */
export function useMediaPreload(media: PageMedia): void {
  const { device } = useDevice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, with the first `media`
  useEffect(() => {
    if (device !== 'desktop') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(preload, preloadDelayMs);
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
      // If preloading fails, media load when they are shown.
      () => undefined,
    );
  }
}
