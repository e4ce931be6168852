import type { CharityReference } from './find-charities';
import { log } from './log';
import { supabase } from './supabase';
import { withTimeout } from './with-timeout';

/** What the email form gives. */
export interface Signup {
  email: string;
  /** Whether the terms were ticked, as the form has it: stored with the address as the proof of consent. */
  acceptTerms: boolean;
  /** A field that people don't see. A robot that fills it in is told of success, and nothing is sent. */
  website?: string | undefined;
  /** Chosen in the charity finder: stored with the address. */
  charity?: CharityReference | undefined;
  /** The invite code that the visitor came with: stored with the address. */
  ref?: string | null | undefined;
}

/** `duplicate`: the address is known already. `failed`: refused, or nothing answered. */
type SignupResult = { ok: true } | { ok: false; reason: 'duplicate' | 'failed' };

/** The row, exactly as it is posted (docs/behaviour.md 5). */
export interface SignupRow {
  email: string;
  type: 'early_access';
  metadata: { acceptedTerms: boolean; charity?: CharityReference; ref?: string };
}

/** Stores a row. Resolves with the error's code, `null` when the row was stored; rejects when nothing answered. */
export type InsertSignup = (
  row: SignupRow,
  signal: AbortSignal,
) => Promise<{ code: string } | null>;

/** How long a signup may take, the download of the client included, in ms. */
const signupTimeoutMs = 10_000;

const duplicateCode = '23505';

/** The waitlist over a way to store rows. That a press sends only once is ensured by the form. */
export function waitlist(insert: InsertSignup, timeoutMs = signupTimeoutMs) {
  return async function join({
    email,
    acceptTerms,
    website,
    charity,
    ref,
  }: Signup): Promise<SignupResult> {
    if (website) {
      log('signup ignored', { reason: 'honeypot' });
      return { ok: true };
    }
    try {
      const row: SignupRow = {
        email: email.trim(),
        type: 'early_access',
        metadata: {
          acceptedTerms: acceptTerms,
          ...(charity ? { charity } : {}),
          ...(ref ? { ref } : {}),
        },
      };
      const error = await withTimeout(timeoutMs, (signal) => insert(row, signal));
      if (!error) return { ok: true };
      if (error.code === duplicateCode) return { ok: false, reason: 'duplicate' };
      log('signup refused', { code: error.code || 'no answer' });
    } catch (error) {
      log('signup failed', { error: error instanceof Error ? error.name : 'unknown' });
    }
    return { ok: false, reason: 'failed' };
  };
}

/** Joins the waitlist in the backend. The row is not asked for: the public may insert, and nothing else. */
export const joinWaitlist = waitlist(async (row, signal) => {
  const client = await supabase();
  const { error } = await client.from('email_signups').insert(row).abortSignal(signal);
  return error;
});
