import { sessionStore, type TolerantStorage } from '@tuppence/site/storage';
import { env } from '../../env';

/** The address of a QR picture (docs/behaviour.md 9.3), cached for the session. */
export function qrAddress(
  link: string,
  sizePx: number,
  service: string = env.qrServiceUrl,
  store: TolerantStorage = sessionStore,
): string {
  const key = `qr ${sizePx} ${link}`;
  const kept = store.get(key);
  // The cached address may belong to another service.
  if (kept?.startsWith(service)) return kept;
  const fresh = `${service}?size=${sizePx}x${sizePx}&data=${encodeURIComponent(link)}`;
  store.set(key, fresh);
  return fresh;
}
