import { callFunction } from './call-function';

/** Whether the backend's register of charities is only the invented sample. False if the call fails. */
export const isSampleRegister = (outer: AbortSignal): Promise<boolean> =>
  callFunction<boolean>('charities_are_sample', {}, outer).catch(() => false);
