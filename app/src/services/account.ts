import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { withCaptcha } from './captcha';
import { log } from './log';
import { endSession, supabase } from './supabase';
import { withTimeout } from './with-timeout';

/** Outcome of a call to the auth service; `message` is the service's own, for the notices of docs/behaviour.md 10.3. */
export type AccountResult =
  | { ok: true }
  | {
      ok: false;
      message: string;
      /** What the service calls it, e.g. `otp_expired`; `unreachable` where nothing answered. */
      code: string;
    };

/** What a new donor gives (docs/behaviour.md 5). */
interface SignUpValues {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** How long the download of the client may take, in ms. */
const downloadTimeoutMs = 10_000;

/** Shown when nothing answered: no connection, or a service that is down. */
const unreachable: AccountResult = {
  ok: false,
  message: 'We could not reach the service. Check your connection and try again.',
  code: 'unreachable',
};

/** Shown when a limit of the hosted service was reached; the embedded one says for how long. */
const tooManyMessage = 'Too many attempts. Try again in a few minutes.';

/** What the account or the data service said against a call. */
type ServiceError = Pick<AuthError, 'name' | 'message' | 'status' | 'code'>;

/** Without a status there was no answer; the text of a proxy's 5xx page ("Bad Gateway") is not fit for visitors. */
function isSentenceOfTheService({ status = 0, message }: ServiceError): boolean {
  if (status >= 500) return /^[A-Z][^{}<>]*\s[a-z]/.test(message);
  return status > 0;
}

/** The hosted service says "Request rate limit reached", which does not say what to do. */
function sentence({ code, message }: ServiceError): string {
  return code === 'over_request_rate_limit' && !/again/.test(message) ? tooManyMessage : message;
}

async function callClient(
  name: string,
  run: (client: SupabaseClient) => Promise<{ error: ServiceError | null }>,
): Promise<AccountResult> {
  try {
    // Requests of the client have a timeout of their own, which aborts them.
    const { error } = await run(await withTimeout(downloadTimeoutMs, supabase));
    if (!error) return { ok: true };
    const code = error.code ?? error.name;
    log(`${name} refused`, { code, status: error.status ?? 0 });
    return isSentenceOfTheService(error)
      ? { ok: false, message: sentence(error), code }
      : unreachable;
  } catch (error) {
    log(`${name} failed`, { error: error instanceof Error ? error.name : 'unknown' });
    return unreachable;
  }
}

const call = (
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
 * Creates an account; the service mails a link that confirms it (docs/behaviour.md 9.2). Who has one
 * already is told the same: the hosted service marks such an answer, and the mark is not read.
 */
export function signUp(values: SignUpValues): Promise<AccountResult> {
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

/** Signs in with email and password (docs/behaviour.md 9.2). */
export function signIn(email: string, password: string): Promise<AccountResult> {
  return callWithCaptcha('sign-in', (auth, captcha) =>
    auth.signInWithPassword({ email, password, options: captcha }),
  );
}

/**
 * Signs out, in every tab and on every device (docs/behaviour.md 9.2). The service answers first: where it fails,
 * the donor stays signed in. Its `local` scope forgets the session before it asks.
 */
export function signOut(): Promise<AccountResult> {
  return call('sign-out', (auth) => auth.signOut({ scope: 'global' }));
}

/** Sends the confirmation mail once more, for a link that expired. */
export function resendConfirmation(email: string): Promise<AccountResult> {
  return callWithCaptcha('resend', (auth, captcha) =>
    auth.resend({
      type: 'signup',
      email,
      options: { ...captcha, emailRedirectTo: `${window.location.origin}/` },
    }),
  );
}

/** Mails a link that leads to the form for a new password. */
export function requestNewPassword(email: string): Promise<AccountResult> {
  return callWithCaptcha('password reset', (auth, captcha) =>
    auth.resetPasswordForEmail(email, {
      ...captcha,
      redirectTo: `${window.location.origin}/auth?step=new-password`,
    }),
  );
}

/** Saves a new password for the donor who followed that link. */
export function saveNewPassword(password: string): Promise<AccountResult> {
  return call('new password', (auth) => auth.updateUser({ password }));
}

/** Verifies what a mail's link carried: the donor is signed in then. */
export function verifyLink(tokenHash: string, type: 'signup' | 'recovery'): Promise<AccountResult> {
  return call('verification', (auth) => auth.verifyOtp({ token_hash: tokenHash, type }));
}

/** Changes the name of the donor who is signed in. */
export function saveName(firstName: string, lastName: string): Promise<AccountResult> {
  return call('name', (auth) =>
    auth.updateUser({ data: { first_name: firstName, last_name: lastName } }),
  );
}

/** A procedure of the data service, for the donor who is signed in. */
const callProcedure = (name: string, args: object, onData: (data: unknown) => void) =>
  callClient(name, async (client) => {
    const { data, error, status } = await client.rpc(name, args);
    if (status === 401) await endSession();
    onData(data);
    return { error: error && { ...error, status } };
  });

/** Everything that the service keeps about the donor who is signed in. */
export async function readOwnData(): Promise<{ result: AccountResult; data: unknown }> {
  let data: unknown;
  const result = await callProcedure('own_data', {}, (answer) => {
    data = answer;
  });
  return { result, data };
}

/** Closes the account of the donor who is signed in, for ever. `email` must be the account's own. End the session then. */
export function closeAccount(email: string): Promise<AccountResult> {
  return callProcedure('close_account', { email }, () => undefined);
}
