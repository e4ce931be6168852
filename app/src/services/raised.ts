import { callFunction } from './call-function';

/** In whole pounds. Null on failure, or if so few donors gave that the sum could reveal a gift. */
export const raisedFor = (name: string, outer: AbortSignal): Promise<number | null> =>
  callFunction<number | null>('raised_for_charity', { name }, outer).catch(() => null);
