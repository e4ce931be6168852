import { env } from '../env';

/** True if the deployment has a key: the account forms then show a captcha. */
export const captchaIsOn = env.captchaSiteKey !== '';

/** The part of the widget that this service uses. */
interface CaptchaWidget {
  /** Resolves with a token when the check is passed; rejects after the timeout. */
  getResponsePromise: (timeoutMs?: number) => Promise<string | null>;
  /** Discards the token and requests a new one. */
  reset: () => unknown;
}

/** How long a form waits for a token before it continues without one, in ms. */
const patienceMs = 5000;

let widget: CaptchaWidget | null = null;

/** Called by the widget when it mounts, and with null when it unmounts. */
export function setCaptchaWidget(next: CaptchaWidget | null | undefined): void {
  widget = next ?? null;
}

/**
 * Runs a call with the captcha's token, then requests a new one, because a token works only once.
 * The service decides whether to accept a call without a token.
 */
export async function withCaptcha<Result>(
  run: (options: { captchaToken?: string }) => Promise<Result>,
): Promise<Result> {
  if (!captchaIsOn) return run({});
  const current = widget;
  const token = await current?.getResponsePromise(patienceMs).catch(() => null);
  try {
    return await run(token ? { captchaToken: token } : {});
  } finally {
    current?.reset();
  }
}
