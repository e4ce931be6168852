import { callFunction } from './call-function';

/**
 * What a charity has raised here, in whole pounds. Null if so few donors gave that the sum could reveal a
 * gift, or if the backend does not answer.
 */
export const raisedFor = (name: string, outer: AbortSignal): Promise<number | null> =>
  callFunction<number | null>('raised_for_charity', { name }, outer).catch(() => null);
