import type { IncomingMessage } from 'node:http';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import { type Encoding, keptAssetsName } from './site-files.ts';

const types: Record<string, string> = {
  // Apple requires this file to be JSON, but its name has no extension.
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

/**
 * Returns the encoding of a file that the client prefers, or undefined for none. The order of
 * `encodings` decides between equals.
 */
export function acceptedEncoding(
  request: IncomingMessage,
  encodings: readonly Encoding[],
): Encoding | undefined {
  // Its types lack `preferred`, our order for encodings that the client ranks equally.
  const negotiator = new Negotiator(request) as unknown as {
    encoding: (available: string[], options: { preferred: string[] }) => string | undefined;
  };
  const chosen = negotiator.encoding([...encodings, 'identity'], { preferred: [...encodings] });
  return encodings.find((encoding) => encoding === chosen);
}
