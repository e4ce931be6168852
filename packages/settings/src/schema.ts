import { identifierOf, siteDefaults } from '@tuppence/content/site';
import * as v from 'valibot';
import { appDefaults } from './settings.ts';

/** If the variable is not set, `fallback` is used unchecked. */
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
const digestShape = /^pbkdf2-sha256:\d{6,}:[A-Za-z\d+/=]{16,}:[A-Za-z\d+/=]{43,}$/;
const digestsIn = (given: string) => given.split(/[\s,]+/).filter(Boolean);
const notDigest = 'must be a digest made by "npm run digest"';
const claimsServiceRole = (key: string) =>
  /"role":\s*"service_role"/.test(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());

export const schema = v.object({
  VITE_SITE_NAME: text(
    siteDefaults.name,
    (given) => /^[a-z]/.test(identifierOf(given)) && !/["<>\\]/.test(given),
    'must begin with a letter, and have no quotes, angle brackets or backslashes',
  ),
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
    appDefaults.appleTeamId,
    (given) => /^[A-Z0-9]{10}$/.test(given),
    'must be the ten capitals and digits of an Apple team id',
  ),
  VITE_APP_BUNDLE_ID: text(
    appDefaults.appBundleId,
    (given) => /^[\w-]+(\.[\w-]+)+$/.test(given),
    'must be the bundle id of the app, such as org.example.app',
  ),
  VITE_COMPANY_NUMBER: text(
    '',
    (given) => /^(?!0+$)[A-Z0-9]{8}$/.test(given),
    'must be the eight capitals and digits of a company number',
  ),
  VITE_COMPANY_ADDRESS: v.optional(v.string(), ''),
  VITE_PAYMENT_INSTITUTION: v.optional(v.string(), ''),
  VITE_PAYMENT_INSTITUTION_NUMBER: text(
    '',
    (given) => /^(?!0+$)\d{6,7}$/.test(given),
    'must be the six or seven digits of an FCA firm reference number',
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
  ALLOW_SAMPLE_CLAIMS: v.optional(v.literal('1', 'must be 1 or not set')),
});
