import type { WaitlistPlaceData } from '@tuppence/ui/auth';
import { callFunction } from './call-function';

/** Each is called with the token of an email's link, and rejects on failure. */
const caller =
  <Answer>(name: string) =>
  (token: string) =>
    callFunction<Answer>(name, { token });

export const confirmSignup = caller<WaitlistPlaceData | null>('confirm_signup');
export const myPlace = caller<WaitlistPlaceData | null>('my_place');
export const leaveWaitlist = caller<void>('leave_waitlist');
