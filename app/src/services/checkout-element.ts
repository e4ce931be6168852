import { env } from '../env';
import { log } from './log';

const timeoutMs = 15_000;
let attempts = 0;

/** Fetches the script of `<tuppence-checkout>`, as pages of others do. False where it cannot be had; asked again, it tries again. */
export async function loadCheckoutElement(): Promise<boolean> {
  if (customElements.get('tuppence-checkout')) return true;
  const script = document.createElement('script');
  script.type = 'module';
  attempts += 1;
  // A browser may remember that an address failed.
  const again = attempts > 1 ? `?attempt=${attempts}` : '';
  script.src = `/checkout/tuppence-checkout.js${again}`;
  const loaded = await new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    setTimeout(() => resolve(false), timeoutMs);
    document.head.append(script);
  });
  script.remove();
  const defined = loaded && customElements.get('tuppence-checkout') !== undefined;
  if (!defined) log('checkout element not loaded', { attempt: attempts });
  return defined;
}

/**
 * The sandbox of the embedded backend, on the site's own origin. Undefined where there is none, and where
 * the build names an address: the element knows that by itself.
 */
export function sandboxAddress(): string | undefined {
  // The address of the examples is nobody's (RFC 2606); a build must not hold it beside a real one.
  const isNamed = !new URL(env.donationApiUrl).hostname.endsWith('.example');
  // The element sends no key in clear text, save within one machine.
  if (isNamed || env.backend !== 'embedded' || !window.isSecureContext) return undefined;
  return new URL('/v1/donations', window.location.origin).href;
}
