import { siteDefaults } from '@tuppence/content/site';
import type { SiteSettings } from '@tuppence/settings/settings';
import { type Headers, type PathHeaders, securityHeaders, sourceOf } from '@tuppence/site/headers';
import { uploads } from '@tuppence/site/page-meta';

const captchaOrigin = 'https://challenges.cloudflare.com';

/** `scriptHashes`: of the documents' inline scripts. */
export function siteHeaders(
  environment: SiteSettings,
  scriptHashes: readonly string[] = [],
  secure = true,
): Headers {
  const { supabaseUrl, reportUrl, captchaSiteKey, donationApiUrl, qrServiceUrl } = environment;
  const captcha = captchaSiteKey ? [captchaOrigin] : [];
  return securityHeaders(
    {
      scripts: [...scriptHashes, ...captcha],
      images: [new URL(qrServiceUrl).origin],
      connections: [
        ...(supabaseUrl ? [supabaseUrl, supabaseUrl.replace(/^http/, 'ws')] : []),
        ...(reportUrl ? [new URL(reportUrl).origin] : []),
        // The checkout calls this address. The default is only an example.
        ...(donationApiUrl === siteDefaults.donationApiUrl ? [] : [sourceOf(donationApiUrl)]),
      ],
      frames: captcha,
    },
    secure,
  );
}

export const pathHeaders: PathHeaders = {
  '/assets/*': {
    // File names contain a hash of the content.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  // Other sites load the checkout.
  '/checkout/*': {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  // Other sites show share pictures, which are among them.
  [`${uploads}/*`]: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  // Apple requires this type.
  '/.well-known/apple-app-site-association': { 'Content-Type': 'application/json' },
};
