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

/** As `useChunk`, for the rest of a page: after a failure, the page for errors replaces it. */
export function usePagePart<Part>(source: Chunk<Part>, wanted: unknown): Part | null {
  const [failed, setFailed] = useState(false);
  const part = useChunk(source, wanted, () => setFailed(true));
  if (failed) throw new Error('The rest of the page could not be loaded.');
  return part;
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
