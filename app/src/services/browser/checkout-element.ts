import { log } from '@tuppence/site/log';
import { withTimeout } from '@tuppence/site/with-timeout';
import { env } from '../../env';

const timeoutMs = 15_000;
let attempts = 0;

/** Resolves with false on failure. */
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
 * Undefined without the embedded backend, outside a secure context, or if the build sets an API
 * address.
 */
export function sandboxAddress(): string | undefined {
  // Compares only the ending: a build with its own address must not contain the default one.
  const isNamed = !new URL(env.donationApiUrl).hostname.endsWith('.example');
  // The element sends its key only in a secure context.
  if (isNamed || env.backend !== 'embedded' || !window.isSecureContext) return undefined;
  return new URL('/v1/donations', window.location.origin).href;
}
