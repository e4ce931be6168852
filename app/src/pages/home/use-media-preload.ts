import { chunk } from '@tuppence/site/chunk';
import { durationMs } from '@tuppence/ui/tokens';
import { useEffect, useRef } from 'react';
import { env } from '../../env';
import { useDevice } from '../../providers/DeviceProvider';
import { useLoading } from '../../providers/LoadingProvider';
import type { PageMedia } from './media-preload';

const mediaPreload = chunk(() => import('./media-preload'));

/** On a desktop, preloads a page's media (docs/behaviour.md 9.4). */
export function useMediaPreload(media: PageMedia): void {
  const { device } = useDevice();
  const { loading } = useLoading();
  const behindSplash = useRef(loading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `media` must not preload again
  useEffect(() => {
    if (device !== 'desktop') return undefined;
    // The splash ends by its own time, also if the page's code is late.
    const waited = behindSplash.current ? performance.now() - env.splashDurationMs : 0;
    const timer = setTimeout(preload, Math.max(0, durationMs.preloadDelay - waited));
    return () => clearTimeout(timer);
  }, [device]);

  function preload() {
    mediaPreload.load().then(
      ({ preloadMedia }) => preloadMedia(media),
      // Media then load when they are shown.
      () => undefined,
    );
  }
}
