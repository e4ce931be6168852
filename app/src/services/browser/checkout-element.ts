import { chunk } from '@tuppence/site/chunk';
import { log, nameOf } from '@tuppence/site/log';
import { withTimeout } from '@tuppence/site/with-timeout';
import { env } from '../../env';

const address = '/checkout/tuppence-checkout.js';
const element = chunk(() => import(/* @vite-ignore */ address));

/** Resolves with false on failure. */
export const loadCheckoutElement = (): Promise<boolean> =>
  withTimeout(15_000, element.load).then(
    () => true,
    (error) => {
      log('checkout element not loaded', { error: nameOf(error) });
      return false;
    },
  );

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
