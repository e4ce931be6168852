import { env } from '../env';
import { sessionStore, type TolerantStorage } from './storage';

/**
 * The address of a QR picture (docs/behaviour.md 9.3): the image service asked for `link` at `sizePx` square,
 * kept for the browser session under a key of link and size.
 */
export function qrAddress(
  link: string,
  sizePx: number,
  service: string = env.qrServiceUrl,
  store: TolerantStorage = sessionStore,
): string {
  const key = `qr ${sizePx} ${link}`;
  const fresh = buildQrAddress(link, sizePx, service);
  const kept = store.get(key);
  // A kept address of another service, from before a change of configuration, is no longer ours.
  if (kept?.startsWith(service)) return kept;
  store.set(key, fresh);
  return fresh;
}

/** The same address without any memory: what a prerendered page shows. */
function buildQrAddress(link: string, sizePx: number, service: string = env.qrServiceUrl): string {
  return `${service}?size=${sizePx}x${sizePx}&data=${encodeURIComponent(link)}`;
}
