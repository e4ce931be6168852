import { callFunction } from './call-function';

/** Whether the backend's register of charities is the invented sample alone. False if it does not say. */
export const isSampleRegister = (outer: AbortSignal): Promise<boolean> =>
  callFunction<boolean>('charities_are_sample', {}, outer).catch(() => false);
