import type { IncomingMessage } from 'node:http';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import { type Encoding, keptAssetsName } from './site-files.ts';

const types: Record<string, string> = {
  // Apple requires JSON, but a name without an extension.
  '/.well-known/apple-app-site-association': 'application/json',
};

/** Returns the media type of a file. */
export function typeOf(path: string): string {
  return types[path] ?? (contentType(path.split('/').at(-1) ?? '') || 'application/octet-stream');
}

/** Files in /assets have a hash in their names and never change. All others are revalidated. */
export function cacheControl(root: string, path: string): string {
  return path.startsWith('/assets/') || root.endsWith(keptAssetsName)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

/** Returns the smallest encoding of a file that the client accepts, or undefined for none. */
export function acceptedEncoding(
  request: IncomingMessage,
  encodings: readonly Encoding[],
): Encoding | undefined {
  // Missing in its types: encodings with equal preference are taken in our order.
  const negotiator = new Negotiator(request) as unknown as {
    encoding: (available: string[], options: { preferred: string[] }) => string | undefined;
  };
  const chosen = negotiator.encoding([...encodings, 'identity'], { preferred: [...encodings] });
  return encodings.find((encoding) => encoding === chosen);
}
