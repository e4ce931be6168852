import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteDefaults } from '@tuppence/content/site';
import { demoDigests } from '@tuppence/settings/demo-gates';
import { defaultSettings, type SiteSettings } from '@tuppence/settings/settings';
import { type Headers, headersOfPath } from '@tuppence/site/headers';
import type { Publication } from '@tuppence/supabase-embedded/server';
import { pathHeaders } from './headers.ts';

interface PublishedSite extends Publication {
  /** `secure` with TLS, `local` without. */
  headers: { secure: Headers; local: Headers };
}

/** This file is next to the site's folder. */
export const publishedSiteName = 'release.json';

/** Settings that a launch needs, by their variables. */
const placeholders = {
  VITE_APP_STORE_URL: 'appStoreUrl',
  VITE_CHARITY_PORTAL_URL: 'charityPortalUrl',
  VITE_DONATION_API_URL: 'donationApiUrl',
  VITE_SUPPORT_EMAIL: 'supportEmail',
  VITE_ENQUIRIES_EMAIL: 'enquiriesEmail',
  VITE_FOUNDER_EMAIL: 'founderEmail',
  VITE_INVESTOR_EMAIL: 'investorEmail',
  VITE_APPLE_TEAM_ID: 'appleTeamId',
  VITE_APP_BUNDLE_ID: 'appBundleId',
} as const;

export function describeSite(
  environment: SiteSettings,
  headers: PublishedSite['headers'],
  sampleClaims: number,
): PublishedSite {
  const digests = [...environment.visionCodeDigests, environment.investorPasswordDigest];
  const demo = [...demoDigests.visionCodes, demoDigests.investorPassword];
  return {
    origin: environment.origin,
    hasOwnOrigin: environment.origin !== siteDefaults.origin,
    opensDemoGates: digests.some((digest) => demo.includes(digest)),
    publishableKey: environment.supabaseKey,
    sampleClaims,
    placeholders: Object.keys(placeholders).filter((name) => {
      const key = placeholders[name as keyof typeof placeholders];
      return environment[key] === defaultSettings[key];
    }),
    headers,
  };
}

export function publishedSite(site: string): PublishedSite | undefined {
  try {
    const file = join(dirname(realpathSync(site)), publishedSiteName);
    return JSON.parse(readFileSync(file, 'utf8')) as PublishedSite;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Headers of a script, a style sheet or a font. Other policies apply to documents, such as an SVG. */
const ofParts = ['X-Content-Type-Options', 'Strict-Transport-Security'];
const isPart = (path: string) => /^\/assets\/.+\.(js|css|woff2)$/.test(path);

export function publishedHeaders(
  secure: boolean,
): (path: string, folder: string) => Record<string, string> {
  const known = new Map<string, Headers>();
  return (path, folder) => {
    let headers = known.get(folder);
    if (!headers) {
      headers = publishedSite(folder)?.headers[secure ? 'secure' : 'local'] ?? {};
      known.set(folder, headers);
    }
    // The server sets caching and content types itself.
    const { 'Cache-Control': _, 'Content-Type': __, ...own } = headersOfPath(pathHeaders, path);
    const needed = Object.entries(headers).filter(
      ([name]) => !isPart(path) || ofParts.includes(name),
    );
    return { ...Object.fromEntries(needed), ...own };
  };
}
