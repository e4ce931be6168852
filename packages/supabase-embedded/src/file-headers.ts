import type { IncomingMessage } from 'node:http';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import { type Encoding, keptAssetsName } from './site-files.ts';

const types: Record<string, string> = {
  // Apple demands JSON, and a name without an ending.
  '/.well-known/apple-app-site-association': 'application/json',
};

/** The media type of a file, by its path. */
export function typeOf(path: string): string {
  return types[path] ?? (contentType(path.split('/').at(-1) ?? '') || 'application/octet-stream');
}

/** Files of /assets carry a hash of their content in the name; all others are asked for again. */
export function cacheControl(root: string, path: string): string {
  return path.startsWith('/assets/') || root.endsWith(keptAssetsName)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

/** The smallest form of a file that the client takes; undefined where that is the plain one. */
export function acceptedEncoding(
  request: IncomingMessage,
  encodings: readonly Encoding[],
): Encoding | undefined {
  // Left out of its types: forms that the client likes alike go by our order.
  const negotiator = new Negotiator(request) as unknown as {
    encoding: (available: string[], options: { preferred: string[] }) => string | undefined;
  };
  const chosen = negotiator.encoding([...encodings, 'identity'], { preferred: [...encodings] });
  return encodings.find((encoding) => encoding === chosen);
}
