import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoDigests } from '../environment/demo-gates.ts';
import { paths } from '../paths.ts';
import { siteDefaults } from '../src/content/site.ts';
import type { SiteEnvironment } from '../src/env.ts';
import { headersOfPath } from './path-headers.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** What the build tells the server of the site that it has made. */
interface PublishedSite {
  /** Where the site is published; mails lead there in production. */
  origin: string;
  /** False when that is the origin of the examples. */
  hasOwnOrigin: boolean;
  /** True when the demo credentials of docs/gates.md open a gate. */
  opensDemoGates: boolean;
  /** The key that is in the site's code. */
  publishableKey: string;
  /** Headers of every answer, behind TLS and on this machine alone. */
  headers: { secure: SecurityHeaders; local: SecurityHeaders };
}

/** Name of that file, beside the site's folder. */
export const publishedSiteName = 'release.json';

export function describeSite(
  environment: SiteEnvironment,
  headers: PublishedSite['headers'],
): PublishedSite {
  const digests = [...environment.visionCodeDigests, environment.investorPasswordDigest];
  const demo = [...demoDigests.visionCodes, demoDigests.investorPassword];
  return {
    origin: environment.origin,
    hasOwnOrigin: environment.origin !== siteDefaults.origin,
    opensDemoGates: digests.some((digest) => demo.includes(digest)),
    publishableKey: environment.supabaseKey,
    headers,
  };
}

/** Reads it; undefined where there is no built site. */
export function publishedSite(site: string = paths.site): PublishedSite | undefined {
  try {
    const file = join(dirname(realpathSync(site)), publishedSiteName);
    return JSON.parse(readFileSync(file, 'utf8')) as PublishedSite;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The security headers by path, as the release in `folder` wants them. */
export function publishedHeaders(
  secure: boolean,
): (path: string, folder: string) => Record<string, string> {
  const known = new Map<string, SecurityHeaders>();
  return (path, folder) => {
    let headers = known.get(folder);
    if (!headers) {
      headers = publishedSite(folder)?.headers[secure ? 'secure' : 'local'] ?? {};
      known.set(folder, headers);
    }
    // How long files are kept, and their types, the server knows by itself.
    const { 'Cache-Control': _, 'Content-Type': __, ...own } = headersOfPath(path);
    return { ...headers, ...own };
  };
}
