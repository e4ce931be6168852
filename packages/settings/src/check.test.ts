import { siteHeaders } from '@tuppence/publication/headers';
import { expect, test } from 'vitest';
import { checkEnvironment, type Variables } from './check.ts';
import { demoDigests } from './demo-gates.ts';

const hosted: Variables = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};
const sentence = (variables: Variables, key?: string) => {
  try {
    checkEnvironment(variables, key);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

test('a hosted build needs the address and key of its project', () => {
  expect(sentence({})).toMatch(/^VITE_SUPABASE_URL is missing: /);
  expect(sentence({ VITE_SUPABASE_URL: 'https://abc.supabase.co' })).toMatch(
    /^VITE_SUPABASE_PUBLISHABLE_KEY is missing: /,
  );
  expect(checkEnvironment(hosted).environment).toMatchObject({
    backend: 'hosted',
    supabaseUrl: 'https://abcdefgh.supabase.co',
    investorPasswordDigest: '',
    visionCodeDigests: [],
  });
});

test('an embedded build uses its own origin, opens the demo gates, and says so', () => {
  const { environment, notices } = checkEnvironment({}, 'sb_publishable_local');
  expect(environment).toMatchObject({
    backend: 'embedded',
    supabaseUrl: '',
    supabaseKey: 'sb_publishable_local',
    investorPasswordDigest: demoDigests.investorPassword,
    splashDurationMs: 2500,
    waitlistMode: false,
  });
  expect(notices.join('\n')).toMatch(/embedded, on the origin/);
  expect(notices.join('\n')).toMatch(/DEMO CREDENTIALS/);
});

test.each([
  ['VITE_SITE_ORIGIN', 'www.example.org', /must be an origin/],
  ['VITE_SITE_ORIGIN', 'https://www.example.org/path', /must be an origin/],
  ['VITE_APP_STORE_URL', 'https://apps.apple.com/us/app/x/id1', /UK storefront/],
  ['VITE_SUPPORT_EMAIL', 'support', /must be an email address/],
  ['VITE_WAITLIST_MODE', 'yes', /must be true or false/],
  ['VITE_SPLASH_DURATION_MS', '2.5s', /whole number of milliseconds/],
  ['VITE_QR_SERVICE_URL', 'http://qr.example', /starts with https/],
  ['VITE_INVESTOR_PASSWORD_DIGEST', 'hunter2', /npm run digest/],
  ['VITE_VISION_CODE_DIGESTS', 'hunter2, hunter3', /npm run digest/],
  ['VITE_SUPABASE_URL', 'abc', /address of a Supabase project/],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc', /secret key/],
])('%s=%s stops the build with a one-sentence message', (name, value, expected) => {
  const message = sentence({ ...hosted, [name]: value });
  expect(message).toMatch(expected);
  expect(message).toMatch(new RegExp(`^${name} `));
  expect(message.split('\n')).toHaveLength(1);
});

test('a service_role token is refused', () => {
  const token = `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.y`;
  expect(sentence({ ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY: token })).toMatch(/secret key/);
});

test('the policy allows the captcha only if its key is set', () => {
  const policy = (variables: Variables) =>
    siteHeaders(checkEnvironment({ ...hosted, ...variables }).environment)[
      'Content-Security-Policy'
    ];
  expect(policy({})).not.toContain('cloudflare');
  expect(policy({})).toContain("frame-src 'none'");
  const withKey = policy({ VITE_CAPTCHA_SITE_KEY: '0x4AAAAAAAabcdefghijklmn' });
  expect(withKey).toMatch(/script-src 'self'[^;]* https:\/\/challenges\.cloudflare\.com;/);
  expect(withKey).toContain('frame-src https://challenges.cloudflare.com;');
  expect(sentence({ ...hosted, VITE_CAPTCHA_SITE_KEY: 'a key' })).toMatch(
    /^VITE_CAPTCHA_SITE_KEY must be the site key of a Turnstile widget/,
  );
});
