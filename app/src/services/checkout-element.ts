import { env } from '../env';
import { log } from './log';

const timeoutMs = 15_000;
let attempts = 0;

/** Fetches the script that defines `<tuppence-checkout>`. False when that fails; each further call tries again. */
export async function loadCheckoutElement(): Promise<boolean> {
  if (customElements.get('tuppence-checkout')) return true;
  const script = document.createElement('script');
  script.type = 'module';
  attempts += 1;
  // A browser may remember that a module could not be loaded from an address.
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
 * Address of the embedded backend's sandbox, on the site's own origin. Undefined where there is none, and
 * where the build names an address, which the element contains.
 */
export function sandboxAddress(): string | undefined {
  // The default address is recognised by its ending, which is reserved for examples (RFC 2606): a build with
  // an address of its own must not contain the default.
  const isNamed = !new URL(env.donationApiUrl).hostname.endsWith('.example');
  // The element sends its key only in a secure context.
  if (isNamed || env.backend !== 'embedded' || !window.isSecureContext) return undefined;
  return new URL('/v1/donations', window.location.origin).href;
}
