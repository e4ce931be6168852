import { createHash } from 'node:crypto';
import { siteDefaults } from '@tuppence/content/site';
import type { PageEnvironment } from '../src/env.ts';
import { pathHeaders } from './path-headers.ts';

interface HeaderOptions {
  environment: PageEnvironment;
  /** From `inlineScriptHashes`. */
  scriptHashes?: readonly string[] | undefined;
  /** Whether the site is served over TLS. Default true. */
  secure?: boolean | undefined;
}

const captchaOrigin = 'https://challenges.cloudflare.com';

export type SecurityHeaders = Record<string, string>;

export function securityHeaders({
  environment,
  scriptHashes = [],
  secure = true,
}: HeaderOptions): SecurityHeaders {
  const supabase = environment.supabaseUrl;
  const report = environment.reportUrl ? [new URL(environment.reportUrl).origin] : [];
  const captcha = environment.captchaSiteKey ? [captchaOrigin] : [];
  // The checkout calls this address. The default is only an example.
  const donationApi =
    environment.donationApiUrl === siteDefaults.donationApiUrl
      ? []
      : [sourceOf(environment.donationApiUrl)];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...captcha],
    // Styles computed in the browser cannot be hashed in advance.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', new URL(environment.qrServiceUrl).origin],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(supabase ? [supabase, supabase.replace(/^http/, 'ws')] : []),
      ...report,
      ...donationApi,
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'frame-src': captcha.length > 0 ? captcha : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/**
 * Removes the query, which a policy does not accept. Escapes `;` and `,`, which would end the
 * directive or the policy.
 */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}

/** CSP sources for a document's inline scripts. Data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes = '']) => !/type="application\//.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

export function nginxHeaders(headers: SecurityHeaders): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  );
  return lines.join('');
}

/** Lines of an nginx `map` that turns `/about/` and `/about/index.html` into `/about`. */
export function nginxAddresses(addresses: readonly string[]): string {
  return addresses
    .flatMap((address) => {
      const spellings =
        address === '/' ? ['/index.html'] : [address, `${address}/`, `${address}/index.html`];
      return spellings.map((spelling) => `${spelling} ${address};\n`);
    })
    .join('');
}

/** For hosts such as Netlify and Cloudflare Pages. */
export function headersFile(options: HeaderOptions): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', securityHeaders(options)),
    ...Object.entries(pathHeaders).map(([path, headers]) => block(path, headers)),
    '',
  ].join('\n');
}
