import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from './paths.ts';
import { headersOfPath } from './security-headers.ts';

/** What the build writes for the local server: its headers with and without TLS. */
export interface PublishedHeaders {
  secure: Record<string, string>;
  local: Record<string, string>;
}

/** Name of that file, beside the site's folder. */
export const publishedHeadersName = 'headers.json';

/** Where the local server finds it. */
export const publishedHeadersFile = join(paths.dist, publishedHeadersName);

/** The security headers of the built site, by path. */
export function publishedHeaders(
  secure = process.env.TUPPENCE_MODE === 'production',
  site: string = paths.site,
): (path: string) => Record<string, string> {
  // Without a built site there is nothing to protect: the server says so itself.
  const file = join(dirname(site), publishedHeadersName);
  if (!existsSync(file)) return () => ({});
  const published = JSON.parse(readFileSync(file, 'utf8')) as PublishedHeaders;
  const headers = secure ? published.secure : published.local;
  return (path) => {
    // How long files are kept, and their types, the server knows by itself.
    const { 'Cache-Control': _, 'Content-Type': __, ...own } = headersOfPath(path);
    return { ...headers, ...own };
  };
}
