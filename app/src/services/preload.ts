import { log } from './log';

/** How a preload ended. `partial`: it was given up and the browser keeps what it has. */
type PreloadResult = 'complete' | 'partial' | 'failed';

/** A film that takes longer is given up, in ms (docs/behaviour.md 9.4). */
const videoPreloadTimeoutMs = 5000;

/** Fetches a picture ahead. A failure is logged and nothing else. */
export function preloadImage(src: string): Promise<PreloadResult> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve('complete');
    image.onerror = () => {
      log('image preload failed', { src: withoutQuery(src) });
      resolve('failed');
    };
    image.src = src;
  });
}

/** Fetches a film ahead, for at most 5000 ms. A failure is logged and nothing else. */
export async function preloadVideo(
  src: string,
  load: typeof fetch = fetch,
  timeoutMs: number = videoPreloadTimeoutMs,
): Promise<PreloadResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await load(src, { signal });
    if (!answer.ok) throw new Error(String(answer.status));
    await answer.blob();
    return 'complete';
  } catch (error) {
    if (signal.aborted) return 'partial';
    log('video preload failed', { src, error: error instanceof Error ? error.name : 'unknown' });
    return 'failed';
  }
}

function withoutQuery(src: string): string {
  return src.split('?')[0] ?? src;
}
