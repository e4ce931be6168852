import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.ts';
import { headersOfPath } from './security-headers.ts';

/** What the build writes for the local server: its headers with and without TLS. */
export interface PublishedHeaders {
  secure: Record<string, string>;
  local: Record<string, string>;
}

export const publishedHeadersFile = join(paths.dist, 'headers.json');

/** The security headers of the built site, by path. */
export function publishedHeaders(
  secure = process.env.TUPPENCE_MODE === 'production',
): (path: string) => Record<string, string> {
  // Without a built site there is nothing to protect: the server says so itself.
  if (!existsSync(publishedHeadersFile)) return () => ({});
  const published = JSON.parse(readFileSync(publishedHeadersFile, 'utf8')) as PublishedHeaders;
  const headers = secure ? published.secure : published.local;
  return (path) => {
    // How long files are kept, and their types, the server knows by itself.
    const { 'Cache-Control': _, 'Content-Type': __, ...own } = headersOfPath(path);
    return { ...headers, ...own };
  };
}
