import * as v from 'valibot';
import { siteDefaults } from '../src/content/site.ts';
import type { SiteEnvironment } from '../src/env.ts';
import { demoDigests } from './demo-gates.ts';

/** Variables as the shell and the `.env` files give them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A checked environment, and what the person who builds should know about it. */
export interface CheckedEnvironment {
  environment: SiteEnvironment;
  notices: string[];
}

const address = (what: string, check: (url: URL) => boolean) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && check(new URL(text)), `must be ${what}`),
  );
const secure = (url: URL) => url.protocol === 'https:';
const loopback = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
const webAddress = address('an address that starts with https://', secure);
const email = v.pipe(v.string(), v.email('must be an email address'));
const digest = v.pipe(
  v.string(),
  v.regex(
    /^pbkdf2-sha256:\d{6,}:[\w+/=-]{16,}:[\w+/=-]{43,}$/,
    'must be a digest made by "npm run digest"',
  ),
);

const schema = v.object({
  VITE_SITE_NAME: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
  VITE_SITE_ORIGIN: address(
    'an origin without a path, such as https://www.example.org',
    (url) => (secure(url) || loopback(url)) && url.href === `${url.origin}/`,
  ),
  VITE_APP_STORE_URL: address(
    'a listing in the UK storefront: https://apps.apple.com/gb/app/...',
    (url) => url.host === 'apps.apple.com' && /^\/gb\/app\/.*id\d+$/.test(url.pathname),
  ),
  VITE_CHARITY_PORTAL_URL: webAddress,
  VITE_DONATION_API_URL: address(
    'an address that starts with https://, or one of this machine',
    (url) => secure(url) || loopback(url),
  ),
  VITE_QR_SERVICE_URL: webAddress,
  VITE_SUPPORT_EMAIL: email,
  VITE_ENQUIRIES_EMAIL: email,
  VITE_FOUNDER_EMAIL: email,
  VITE_INVESTOR_EMAIL: email,
  VITE_APPLE_TEAM_ID: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9]{10}$/, 'must be the ten capitals and digits of an Apple team id'),
  ),
  VITE_WAITLIST_MODE: v.picklist(['true', 'false'], 'must be true or false'),
  VITE_SPLASH_DURATION_MS: v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, 'must be a whole number of milliseconds, at most 99999'),
  ),
  VITE_SUPABASE_URL: v.union([
    v.literal(''),
    address('the https:// address of a Supabase project', (url) => secure(url) || loopback(url)),
  ]),
  VITE_SUPABASE_PUBLISHABLE_KEY: v.pipe(
    v.string(),
    v.regex(/^[\w.-]*$/, 'must be a publishable key'),
    v.check(
      (key) => !key.startsWith('sb_secret_') && !claimsServiceRole(key),
      'is a secret key; a browser may only have the publishable (anon) one',
    ),
  ),
  VITE_VISION_CODE_DIGESTS: v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    v.array(digest),
  ),
  VITE_INVESTOR_PASSWORD_DIGEST: v.union([v.literal(''), digest]),
  VITE_REPORT_URL: v.union([v.literal(''), webAddress]),
  VITE_CAPTCHA_SITE_KEY: v.pipe(
    v.string(),
    v.regex(
      /^([\w-]{20,60})?$/,
      'must be the site key of a Turnstile widget, such as 0x4AAAAAAA...',
    ),
  ),
  TUPPENCE_MODE: v.picklist(['development', 'production'], 'must be development or production'),
});

const defaults: Record<keyof typeof schema.entries, string> = {
  VITE_SITE_NAME: siteDefaults.name,
  VITE_SITE_ORIGIN: siteDefaults.origin,
  VITE_APP_STORE_URL: siteDefaults.appStoreUrl,
  VITE_CHARITY_PORTAL_URL: siteDefaults.charityPortalUrl,
  VITE_DONATION_API_URL: siteDefaults.donationApiUrl,
  VITE_QR_SERVICE_URL: siteDefaults.qrServiceUrl,
  VITE_SUPPORT_EMAIL: siteDefaults.supportEmail,
  VITE_ENQUIRIES_EMAIL: siteDefaults.enquiriesEmail,
  VITE_FOUNDER_EMAIL: siteDefaults.founderEmail,
  VITE_INVESTOR_EMAIL: siteDefaults.investorEmail,
  VITE_APPLE_TEAM_ID: siteDefaults.appleTeamId,
  VITE_WAITLIST_MODE: 'false',
  VITE_SPLASH_DURATION_MS: '2500',
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_PUBLISHABLE_KEY: '',
  VITE_VISION_CODE_DIGESTS: '',
  VITE_INVESTOR_PASSWORD_DIGEST: '',
  VITE_REPORT_URL: '',
  VITE_CAPTCHA_SITE_KEY: '',
  TUPPENCE_MODE: 'development',
};

/**
 * Checks the variables of a deployment. Throws one sentence a wrong value.
 * `embeddedKey` is given where the embedded backend serves the site: its publishable key.
 */
export function checkEnvironment(variables: Variables, embeddedKey?: string): CheckedEnvironment {
  const given = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, variables[name]?.trim() || fallback]),
  );
  const checked = v.safeParse(schema, given);
  if (!checked.success) {
    const sentences = checked.issues.map(
      (issue) => `${v.getDotPath(issue)?.split('.')[0]} ${sentenceOf(issue)}.`,
    );
    throw new Error([...new Set(sentences)].join('\n'));
  }
  const values = checked.output;
  const notices: string[] = [];
  const hosted = values.VITE_SUPABASE_URL !== '';
  if (!hosted && embeddedKey === undefined) {
    throw new Error(
      'VITE_SUPABASE_URL is missing: give the address of the hosted project, or build with --embedded for a single machine.',
    );
  }
  if (hosted && values.VITE_SUPABASE_PUBLISHABLE_KEY === '') {
    throw new Error(
      'VITE_SUPABASE_PUBLISHABLE_KEY is missing: the hosted project lists it under API keys.',
    );
  }
  if (!hosted) notices.push('Backend: embedded, on the origin that serves the site.');
  const gates = {
    visionCodeDigests: values.VITE_VISION_CODE_DIGESTS,
    investorPasswordDigest: values.VITE_INVESTOR_PASSWORD_DIGEST,
  };
  // Demo credentials are for development: a gate of production without a digest stays shut.
  const opensDemoGates = !hosted && values.TUPPENCE_MODE === 'development';
  for (const [gate, name] of [
    ['visionCodeDigests', 'VITE_VISION_CODE_DIGESTS'],
    ['investorPasswordDigest', 'VITE_INVESTOR_PASSWORD_DIGEST'],
  ] as const) {
    if (gates[gate].length > 0) continue;
    notices.push(
      opensDemoGates
        ? `${name} is not set: DEMO CREDENTIALS OPEN THAT GATE (see docs/gates.md). Never publish this build.`
        : `${name} is not set: that gate stays shut.`,
    );
  }
  return {
    notices,
    environment: {
      name: values.VITE_SITE_NAME,
      origin: new URL(values.VITE_SITE_ORIGIN).origin,
      appStoreUrl: values.VITE_APP_STORE_URL,
      charityPortalUrl: values.VITE_CHARITY_PORTAL_URL,
      donationApiUrl: values.VITE_DONATION_API_URL,
      qrServiceUrl: values.VITE_QR_SERVICE_URL,
      supportEmail: values.VITE_SUPPORT_EMAIL,
      enquiriesEmail: values.VITE_ENQUIRIES_EMAIL,
      founderEmail: values.VITE_FOUNDER_EMAIL,
      investorEmail: values.VITE_INVESTOR_EMAIL,
      appleTeamId: values.VITE_APPLE_TEAM_ID,
      backend: hosted ? 'hosted' : 'embedded',
      supabaseUrl: hosted ? new URL(values.VITE_SUPABASE_URL).origin : '',
      supabaseKey: hosted ? values.VITE_SUPABASE_PUBLISHABLE_KEY : (embeddedKey ?? ''),
      waitlistMode: values.VITE_WAITLIST_MODE === 'true',
      splashDurationMs: Number(values.VITE_SPLASH_DURATION_MS),
      visionCodeDigests:
        gates.visionCodeDigests.length > 0 || !opensDemoGates
          ? gates.visionCodeDigests
          : demoDigests.visionCodes,
      investorPasswordDigest:
        gates.investorPasswordDigest || (opensDemoGates ? demoDigests.investorPassword : ''),
      reportUrl: values.VITE_REPORT_URL,
      captchaSiteKey: values.VITE_CAPTCHA_SITE_KEY,
    },
  };
}

/** A union reports a sentence of its own; the one of the member that failed says more. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  return issue.issues?.find(({ kind }) => kind === 'validation')?.message ?? issue.message;
}

function claimsServiceRole(key: string): boolean {
  try {
    const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(claims) as { role?: string }).role === 'service_role';
  } catch {
    return false;
  }
}
