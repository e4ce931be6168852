import { env } from '../env';

/** True where the deployment has a key: the account forms carry a check for robots then. */
export const captchaIsOn = env.captchaSiteKey !== '';

/** What the widget of a form does for its service. */
interface CaptchaWidget {
  /** Resolves with a token when the check is passed; rejects when that takes too long. */
  getResponsePromise: (timeoutMs?: number) => Promise<string | null>;
  /** Throws the token away and asks for another. */
  reset: () => unknown;
}

/** How long a form waits for the check before it asks without, in ms. */
const patienceMs = 5000;

let widget: CaptchaWidget | null = null;

/** Called by the widget when it is there, and with null when it goes. */
export function setCaptchaWidget(next: CaptchaWidget | null | undefined): void {
  widget = next ?? null;
}

/**
 * Runs a call with the token of the check, which holds once: another is asked for afterwards. Where
 * there is no check, or it does not answer, the call is made without: the service decides.
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
