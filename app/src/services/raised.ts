import { callFunction } from './call-function';

/**
 * What a charity has raised here, in whole pounds. Null if it is too little to keep each donor's gifts
 * private (docs/behaviour.md 3.9), or if the backend does not answer.
 */
export const raisedFor = (name: string, outer: AbortSignal): Promise<number | null> =>
  callFunction<number | null>('raised_for_charity', { name }, outer).catch(() => null);
