import { useEffect } from 'react';
import { useDevice } from '../../providers/DeviceProvider';
import { preloadLater } from '../../services/preload-later';
import { chunk } from '../islands/chunk';
import type { PageMedia } from './media-preload';

const mediaPreload = chunk(() => import('./media-preload'));

export function useMediaPreload(media: PageMedia): void {
  const { device } = useDevice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, with what it first asked for
  useEffect(() => {
    if (device !== 'desktop') return undefined;
    return preloadLater(() => {
      mediaPreload.load().then(
        ({ preloadMedia }) => preloadMedia(media),
        // What fails is loaded when it is shown.
        () => undefined,
      );
    });
  }, [device]);
}
