import { useEffect, useEffectEvent, useState } from 'react';
import { showLoadFailure } from '../../services/load-failure';
import { log } from '../../services/log';

/** A part of the site that is downloaded when it is needed. */
export interface Chunk<Part> {
  /** Downloads it, once; a failed download is tried again at the next call. */
  load: () => Promise<Part>;
  /** The part when it is here already. */
  loaded: () => Part | null;
}

/** Describes a part by its dynamic import. */
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
          // Chrome remembers that a module failed and never asks for its address again. Its message names it.
          failedAddress ??= /https?:\S+\.js/.exec(String(error))?.[0];
          throw error;
        },
      );
      return promise;
    },
    loaded: () => part,
  };
}

/** Fetches parts ahead of their use; one that cannot be had is tried again when it is needed. */
export function prefetch(...chunks: Chunk<unknown>[]): void {
  for (const { load } of chunks) load().catch(() => undefined);
}

/**
 * Downloads the part when `wanted` becomes truthy, and returns it once it is here, else null. A failed
 * download calls `onFailure`, which by default says so in the page and offers to load it again. Another
 * truthy value, such as the state of a second press, tries again.
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
        log('part not loaded', { error: error instanceof Error ? error.name : 'unknown' });
        if (current) fail();
      },
    );
    return () => {
      current = false;
    };
  }, [source, wanted]);
  return part;
}
