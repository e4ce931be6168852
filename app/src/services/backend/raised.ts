import { callFunction } from './call-function';

/** Pounds, rounded down to tens. Null if 0, if it could reveal a donor's gifts, or on failure. */
export const raisedFor = (name: string, outer: AbortSignal): Promise<number | null> =>
  callFunction<number | null>('raised_for_charity', { name }, outer).catch(() => null);
