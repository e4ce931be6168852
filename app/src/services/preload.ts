import { log, nameOf } from './log';

type PreloadResult = 'complete' | 'partial' | 'failed';

/** Time limit for a film, in ms; after that its download is abandoned (docs/behaviour.md 9.4). */
const videoPreloadTimeoutMs = 5000;

/** Preloads a picture. Only logs a failure. */
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

/** Preloads a film. Only logs a failure. */
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
    log('video preload failed', { src, error: nameOf(error) });
    return 'failed';
  }
}

function withoutQuery(src: string): string {
  return src.split('?')[0] ?? src;
}
