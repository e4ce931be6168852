import { callFunction } from './call-function';

/** In pounds, rounded down to tens. Null if that is 0, could reveal a donor's gifts, or fails. */
export const raisedFor = (name: string, outer: AbortSignal): Promise<number | null> =>
  callFunction<number | null>('raised_for_charity', { name }, outer).catch(() => null);
