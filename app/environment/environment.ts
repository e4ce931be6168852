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

/** A text that `check` takes. Where it is not given, `fallback` stands in, which need not pass. */
const text = (fallback: string, check: (given: string) => boolean, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((given) => given === fallback || check(given), message),
    ),
    fallback,
  );
const address = (fallback: string, what: string, check: (url: URL) => boolean) =>
  text(fallback, (given) => URL.canParse(given) && check(new URL(given)), `must be ${what}`);
const secure = (url: URL) => url.protocol === 'https:';
const secureOrLocal = (url: URL) =>
  secure(url) || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
const webAddress = (fallback: string) =>
  address(fallback, 'an address that starts with https://', secure);
const email = (fallback: string) =>
  text(fallback, (given) => v.is(v.pipe(v.string(), v.email()), given), 'must be an email address');
const digestShape = /^pbkdf2-sha256:\d{6,}:[\w+/=-]{16,}:[\w+/=-]{43,}$/;
const digestsIn = (given: string) => given.split(/[\s,]+/).filter(Boolean);
const notDigest = 'must be a digest made by "npm run digest"';
const claimsServiceRole = (key: string) =>
  /"role":\s*"service_role"/.test(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());

/** Every variable: what stands in for one that is not given, and what it must be. */
const schema = v.object({
  VITE_SITE_NAME: v.optional(v.string(), siteDefaults.name),
  VITE_SITE_ORIGIN: address(
    siteDefaults.origin,
    'an origin without a path, such as https://www.example.org',
    (url) => secureOrLocal(url) && url.href === `${url.origin}/`,
  ),
  VITE_APP_STORE_URL: address(
    siteDefaults.appStoreUrl,
    'a listing in the UK storefront: https://apps.apple.com/gb/app/...',
    (url) => url.host === 'apps.apple.com' && /^\/gb\/app\/.*id\d+$/.test(url.pathname),
  ),
  VITE_CHARITY_PORTAL_URL: webAddress(siteDefaults.charityPortalUrl),
  VITE_DONATION_API_URL: address(
    siteDefaults.donationApiUrl,
    'an address that starts with https://, or one of this machine',
    secureOrLocal,
  ),
  VITE_QR_SERVICE_URL: webAddress(siteDefaults.qrServiceUrl),
  VITE_SUPPORT_EMAIL: email(siteDefaults.supportEmail),
  VITE_ENQUIRIES_EMAIL: email(siteDefaults.enquiriesEmail),
  VITE_FOUNDER_EMAIL: email(siteDefaults.founderEmail),
  VITE_INVESTOR_EMAIL: email(siteDefaults.investorEmail),
  VITE_APPLE_TEAM_ID: text(
    siteDefaults.appleTeamId,
    (given) => /^[A-Z0-9]{10}$/.test(given),
    'must be the ten capitals and digits of an Apple team id',
  ),
  VITE_WAITLIST_MODE: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
  VITE_SPLASH_DURATION_MS: text(
    '2500',
    (given) => /^\d{1,5}$/.test(given),
    'must be a whole number of milliseconds, at most 99999',
  ),
  VITE_SUPABASE_URL: address('', 'the https:// address of a Supabase project', secureOrLocal),
  VITE_SUPABASE_PUBLISHABLE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]*$/, 'must be a publishable key'),
      v.check(
        (key) => !key.startsWith('sb_secret_') && !claimsServiceRole(key),
        'is a secret key; a browser may only have the publishable (anon) one',
      ),
    ),
    '',
  ),
  VITE_VISION_CODE_DIGESTS: v.pipe(
    text('', (given) => digestsIn(given).every((one) => digestShape.test(one)), notDigest),
    v.transform(digestsIn),
  ),
  VITE_INVESTOR_PASSWORD_DIGEST: text('', (given) => digestShape.test(given), notDigest),
  VITE_REPORT_URL: webAddress(''),
  VITE_CAPTCHA_SITE_KEY: text(
    '',
    (given) => /^[\w-]{20,60}$/.test(given),
    'must be the site key of a Turnstile widget, such as 0x4AAAAAAA...',
  ),
  TUPPENCE_MODE: v.optional(
    v.picklist(['development', 'production'], 'must be development or production'),
    'development',
  ),
});

/**
 * Checks the variables of a deployment. Throws one sentence a wrong value.
 * `embeddedKey` is given where the embedded backend serves the site: its publishable key.
 */
export function checkEnvironment(variables: Variables, embeddedKey?: string): CheckedEnvironment {
  const given = Object.fromEntries(
    Object.keys(schema.entries).map((name) => [name, variables[name]?.trim() || undefined]),
  );
  const checked = v.safeParse(schema, given);
  if (!checked.success) {
    const sentences = checked.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`);
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
  const { VITE_VISION_CODE_DIGESTS, VITE_INVESTOR_PASSWORD_DIGEST } = values;
  // Demo credentials are for development: a gate of production without a digest stays shut.
  const opensDemoGates = !hosted && values.TUPPENCE_MODE === 'development';
  const gates = { VITE_VISION_CODE_DIGESTS, VITE_INVESTOR_PASSWORD_DIGEST };
  for (const [name, digests] of Object.entries(gates)) {
    if (digests.length > 0) continue;
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
        VITE_VISION_CODE_DIGESTS.length === 0 && opensDemoGates
          ? demoDigests.visionCodes
          : VITE_VISION_CODE_DIGESTS,
      investorPasswordDigest:
        VITE_INVESTOR_PASSWORD_DIGEST || (opensDemoGates ? demoDigests.investorPassword : ''),
      reportUrl: values.VITE_REPORT_URL,
      captchaSiteKey: values.VITE_CAPTCHA_SITE_KEY,
    },
  };
}
