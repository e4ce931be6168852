import { useEffect, useEffectEvent, useState } from 'react';
import { showLoadFailure } from '../../services/load-failure';
import { log, nameOf } from '../../services/log';

/** A part of the site that is loaded on demand. */
export interface Chunk<Part> {
  /** Loads it once; after a failure the next call tries again. */
  load: () => Promise<Part>;
  /** The part, or null before it is loaded. */
  loaded: () => Part | null;
}

export function chunk<Part>(importPart: () => Promise<Part>): Chunk<Part> {
  let promise: Promise<Part> | undefined;
  let part: Part | null = null;
  let failures = 0;
  let failedAddress: string | undefined;
  const download = (): Promise<Part> =>
    failedAddress
      ? import(/* @vite-ignore */ `${failedAddress}?attempt=${failures}`)
      : importPart();
  return {
    load: () => {
      promise ??= download().then(
        (result) => {
          part = result;
          return result;
        },
        (error: unknown) => {
          promise = undefined;
          failures += 1;
          // Chrome caches a failed module by its address, so each retry uses a new address. The error
          // message contains the original one.
          failedAddress ??= /https?:\S+\.js/.exec(String(error))?.[0];
          throw error;
        },
      );
      return promise;
    },
    loaded: () => part,
  };
}

/** Loads parts ahead of use. A failed one is retried when it is needed. */
export function prefetch(...chunks: Chunk<unknown>[]): void {
  for (const { load } of chunks) load().catch(() => undefined);
}

/**
 * Loads the part when `wanted` becomes truthy. Returns the part, or null until it is loaded. On
 * failure it calls `onFailure`, which by default shows the load-failure notice. To try again, pass a
 * different truthy value, for example after a second press.
 */
export function useChunk<Part>(
  source: Chunk<Part>,
  wanted: unknown,
  onFailure: () => void = showLoadFailure,
): Part | null {
  const [part, setPart] = useState(source.loaded);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    source.load().then(
      (result) => current && setPart(() => result),
      (error: unknown) => {
        log('part not loaded', { error: nameOf(error) });
        if (current) fail();
      },
    );
    return () => {
      current = false;
    };
  }, [source, wanted]);
  return part;
}
