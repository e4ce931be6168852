import { useEffect, useEffectEvent, useState } from 'react';
import { showLoadFailure } from '../browser/load-failure';
import { log, nameOf } from '../browser/log';
import { retryingImport } from './retrying-import';

/** A part of the site that is loaded on demand. */
export interface Chunk<Part> {
  /** After a failure, the next call tries again. */
  load: () => Promise<Part>;
  loaded: () => Part | null;
}

export function chunk<Part>(importPart: () => Promise<Part>): Chunk<Part> {
  let part: Part | null = null;
  const download = retryingImport(importPart);
  return {
    load: async () => {
      part = await download();
      return part;
    },
    loaded: () => part,
  };
}

export function prefetch({ load }: Chunk<unknown>): void {
  load().catch(() => undefined);
}

/** Loads a part when `wanted` becomes truthy. Another truthy value retries a failed load. */
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
