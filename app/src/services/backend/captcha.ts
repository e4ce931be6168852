import { env } from '../../env';

export const captchaIsOn = env.captchaSiteKey !== '';

interface CaptchaWidget {
  /** Rejects after the timeout. */
  getResponsePromise: (timeoutMs?: number) => Promise<string | null>;
  reset: () => unknown;
}

/** After this time, a form continues without a token. The service decides whether to accept it. */
const patienceMs = 5000;

let widget: CaptchaWidget | null = null;

/** The widget's ref. */
export function setCaptchaWidget(next: CaptchaWidget | null | undefined): void {
  widget = next ?? null;
}

/** A token works only once, so this requests a new one afterwards. */
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
