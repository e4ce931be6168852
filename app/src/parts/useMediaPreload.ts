import type { FilmSource } from '@tuppence/ui';
import { useEffect } from 'react';
import { useDevice } from '../providers/DeviceProvider';
import { preloadImage, preloadLater, preloadVideo } from '../services/preload';

/** Fetches pictures and films ahead, 2 s after the page has loaded and on desktop only (Spec §7). */
export function useMediaPreload(
  images: () => readonly string[],
  films: readonly (readonly FilmSource[])[] = [],
) {
  const { device } = useDevice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, with what it first asked for
  useEffect(() => {
    if (device !== 'desktop') return undefined;
    return preloadLater(() => {
      for (const image of images()) void preloadImage(image);
      for (const sources of films) {
        const played = sources.find(({ type }) =>
          document.createElement('video').canPlayType(type),
        );
        if (played) void preloadVideo(played.src);
      }
    });
  }, [device]);
}
