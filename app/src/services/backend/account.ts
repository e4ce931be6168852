import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { serviceUnreachable } from '@tuppence/content/account/notices';
import { log, nameOf } from '@tuppence/site/log';
import { withTimeout } from '@tuppence/site/with-timeout';
import type { AuthValues } from '@tuppence/ui/auth';
import { withCaptcha } from './captcha';
import { supabase } from './supabase';

/** `message` is for the notices of docs/behaviour.md 10.3. */
export type AccountResult =
  | { ok: true }
  | {
      ok: false;
      message: string;
      /** The service's error code, or the error's name. `unreachable`: no usable answer. */
      code: string;
    };

const downloadTimeoutMs = 10_000;

const unreachable: AccountResult = {
  ok: false,
  message: serviceUnreachable,
  code: 'unreachable',
};

type ServiceError = Pick<AuthError, 'name' | 'message' | 'status' | 'code'>;

/** A proxy's page, or no answer at all, has no message for visitors. */
const hasMessage = ({ status = 0, message }: ServiceError) =>
  status > 0 && /^[^{}<>]*\w[^{}<>]*$/.test(message);

export async function callClient(
  name: string,
  run: (client: SupabaseClient) => Promise<{ error: ServiceError | null }>,
): Promise<AccountResult> {
  try {
    // The client's requests have their own timeout.
    const { error } = await run(await withTimeout(downloadTimeoutMs, supabase));
    if (!error) return { ok: true };
    const code = error.code ?? error.name;
    log(`${name} refused`, { code, status: error.status ?? 0 });
    return hasMessage(error) ? { ok: false, message: error.message, code } : unreachable;
  } catch (error) {
    log(`${name} failed`, { error: nameOf(error) });
    return unreachable;
  }
}

export const call = (
  name: string,
  run: (auth: SupabaseClient['auth']) => Promise<{ error: AuthError | null }>,
) => callClient(name, (client) => run(client.auth));

type CaptchaCall = (
  auth: SupabaseClient['auth'],
  captcha: { captchaToken?: string },
) => Promise<{ error: AuthError | null }>;

const callWithCaptcha = (name: string, run: CaptchaCall) =>
  call(name, (auth) => withCaptcha((captcha) => run(auth, captcha)));

/**
 * Creates an account (docs/behaviour.md 9.2). The result is the same if the account exists. A
 * hosted service's answer reveals whether the address has an account; the site ignores that.
 */
export function signUp(values: AuthValues): Promise<AccountResult> {
  return callWithCaptcha('sign-up', (auth, captcha) =>
    auth.signUp({
      email: values.email,
      password: values.password,
      options: {
        ...captcha,
        emailRedirectTo: `${window.location.origin}/`,
        data: { first_name: values.firstName, last_name: values.lastName },
      },
    }),
  );
}

export function signIn(email: string, password: string): Promise<AccountResult> {
  return callWithCaptcha('sign-in', (auth, captcha) =>
    auth.signInWithPassword({ email, password, options: captcha }),
  );
}

/** Signs out on every device (docs/behaviour.md 9.2). */
export function signOut(): Promise<AccountResult> {
  return call('sign-out', (auth) => auth.signOut({ scope: 'global' }));
}

async function withPlainWait(result: Promise<AccountResult>): Promise<AccountResult> {
  const outcome = await result;
  const seconds = outcome.ok ? undefined : /after (\d+) seconds/.exec(outcome.message)?.[1];
  if (outcome.ok || !seconds) return outcome;
  const time = seconds === '1' ? '1 second' : `${seconds} seconds`;
  return { ...outcome, message: `You can ask for another email in ${time}.` };
}

export function resendConfirmation(email: string): Promise<AccountResult> {
  return withPlainWait(
    callWithCaptcha('resend', (auth, captcha) =>
      auth.resend({
        type: 'signup',
        email,
        options: { ...captcha, emailRedirectTo: `${window.location.origin}/` },
      }),
    ),
  );
}

export function requestNewPassword(email: string): Promise<AccountResult> {
  return withPlainWait(
    callWithCaptcha('password reset', (auth, captcha) =>
      auth.resetPasswordForEmail(email, {
        ...captcha,
        redirectTo: `${window.location.origin}/auth?step=new-password`,
      }),
    ),
  );
}

export function saveNewPassword(password: string): Promise<AccountResult> {
  return call('new password', (auth) => auth.updateUser({ password }));
}

/** Verifies an email's link, which signs the donor in. */
export function verifyLink(tokenHash: string, type: 'signup' | 'recovery'): Promise<AccountResult> {
  return call('verification', (auth) => auth.verifyOtp({ token_hash: tokenHash, type }));
}
