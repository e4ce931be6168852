import { useEffect } from 'react';
import { useDevice } from '../../providers/DeviceProvider';
import { preloadLater } from '../../services/preload-later';
import { chunk } from '../islands/chunk';
import type { PageMedia } from './media-preload';

const mediaPreload = chunk(() => import('./media-preload'));

/** Fetches a page's media ahead, 2 s after the page has loaded and on desktop only (docs/behaviour.md 9.4). */
export function useMediaPreload(media: PageMedia): void {
  const { device } = useDevice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, with what it first asked for
  useEffect(() => {
    if (device !== 'desktop') return undefined;
    return preloadLater(() => {
      mediaPreload.load().then(
        ({ preloadMedia }) => preloadMedia(media),
        // What is not fetched ahead is fetched when it is shown.
        () => undefined,
      );
    });
  }, [device]);
}
