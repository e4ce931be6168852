import { env } from '../env';
import { log } from './log';
import { withTimeout } from './with-timeout';

const timeoutMs = 15_000;
let attempts = 0;

/** Loads `<tuppence-checkout>`. Resolves with false on failure; the next call tries again. */
export async function loadCheckoutElement(): Promise<boolean> {
  if (customElements.get('tuppence-checkout')) return true;
  const script = document.createElement('script');
  script.type = 'module';
  attempts += 1;
  // A retry needs a new address, because browsers may cache a failed module.
  const retry = attempts > 1 ? `?attempt=${attempts}` : '';
  script.src = `/checkout/tuppence-checkout.js${retry}`;
  const load = () =>
    new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
  const loaded = await withTimeout(timeoutMs, load).then(
    () => true,
    () => false,
  );
  script.remove();
  const defined = loaded && customElements.get('tuppence-checkout') !== undefined;
  if (!defined) log('checkout element not loaded', { attempt: attempts });
  return defined;
}

/**
 * The embedded backend's sandbox. Undefined if there is none, if the page is not a secure context,
 * or if the build sets an API address, which the element then contains.
 */
export function sandboxAddress(): string | undefined {
  // Compares only the reserved ending of the default address (RFC 2606): a build with its own
  // address must not contain the default one.
  const isNamed = !new URL(env.donationApiUrl).hostname.endsWith('.example');
  // The element sends its key only in a secure context.
  if (isNamed || env.backend !== 'embedded' || !window.isSecureContext) return undefined;
  return new URL('/v1/donations', window.location.origin).href;
}
