import { log, nameOf } from '@tuppence/site/log';
import { withTimeout } from '@tuppence/site/with-timeout';
import type { CharityReference } from '../charities/find-charities';
import { callFunction } from './call-function';
import { supabase } from './supabase';

export interface WaitlistEntry {
  email: string;
  /** Stored with the address as proof of consent. */
  acceptTerms: boolean;
  /** A hidden field. If it is filled in, perhaps by a form filler, the row is marked. */
  leaveEmpty?: string | undefined;
  charity?: CharityReference | undefined;
  ref?: string | null | undefined;
}

/** `duplicate`: the address is already on the list. `failed`: refused or no answer. */
type JoinResult = { ok: true } | { ok: false; reason: 'duplicate' | 'failed' };

/** The row exactly as posted (docs/behaviour.md 5). */
export interface WaitlistRow {
  email: string;
  type: 'early_access';
  metadata: {
    acceptedTerms: boolean;
    charity?: CharityReference;
    ref?: string;
    mayBeRobot?: true;
  };
}

/** Resolves with null on success. Without an answer, it rejects or the code is empty. */
export type InsertRow = (row: WaitlistRow, signal: AbortSignal) => Promise<{ code: string } | null>;

/** Includes the download of the client. */
const joinTimeoutMs = 10_000;

const duplicateCode = '23505';

/** Creates `joinWaitlist`; `insert` stores the row. */
export function waitlist(insert: InsertRow, timeoutMs = joinTimeoutMs) {
  return async function join(entry: WaitlistEntry): Promise<JoinResult> {
    const { email, acceptTerms, leaveEmpty, charity, ref } = entry;
    try {
      const row: WaitlistRow = {
        email,
        type: 'early_access',
        metadata: {
          acceptedTerms: acceptTerms,
          ...(charity ? { charity } : {}),
          ...(ref ? { ref } : {}),
          ...(leaveEmpty ? { mayBeRobot: true } : {}),
        },
      };
      const error = await withTimeout(timeoutMs, (signal) => insert(row, signal));
      if (!error) return { ok: true };
      if (error.code === duplicateCode) return { ok: false, reason: 'duplicate' };
      log('signup refused', { code: error.code || 'no answer' });
    } catch (error) {
      log('signup failed', { error: nameOf(error) });
    }
    return { ok: false, reason: 'failed' };
  };
}

/** Does not read the row back, because the public may only insert. */
export const joinWaitlist = waitlist(async (row, signal) => {
  const client = await supabase();
  const { error } = await client.from('email_signups').insert(row).abortSignal(signal);
  // Perhaps the email that confirms the address was lost. The answer tells nothing.
  if (error?.code === duplicateCode)
    callFunction('repeat_confirmation', { email: row.email, ref: row.metadata.ref }).catch(
      () => {},
    );
  return error;
});
