import { log, nameOf } from '@tuppence/site/log';
import { durationMs } from '@tuppence/ui/tokens';

type PreloadResult = 'complete' | 'partial' | 'failed';

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

/** Abandons the film after `timeoutMs`. */
export async function preloadVideo(
  src: string,
  load: typeof fetch = fetch,
  timeoutMs: number = durationMs.videoPreloadTimeout,
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
