import type { SiteSettings } from '@tuppence/settings/settings';
import type { BundleExpectations } from './bundle-check.ts';

const knownHosts = new Set([
  // Names of vocabularies and file formats: nothing is fetched from them.
  'www.w3.org',
  'schema.org',
  'www.sitemaps.org',
  // Help pages in the libraries' error messages: nothing is fetched from them.
  'react.dev',
  'reactrouter.com',
  'github.com',
  'radix-ui.com',
  'supabase.com',
  // The Supabase client's default address: every deployment sets another.
  'localhost',
  // The captcha, used only if a deployment has a key for it.
  'challenges.cloudflare.com',
  // Links for visitors.
  'ico.org.uk',
  'www.equalityadvisoryservice.com',
]);

/** What the built site may contain. */
export function expectedBundle(
  environment: SiteSettings,
  secrets: readonly string[] = [],
): BundleExpectations {
  const named = Object.values(environment).flatMap((value) =>
    typeof value === 'string' && URL.canParse(value) ? new URL(value).hostname : [],
  );
  return {
    hosts: new Set([...knownHosts, ...named]),
    published: [
      environment.supabaseKey,
      environment.investorPasswordDigest,
      ...environment.visionCodeDigests,
    ],
    secrets,
  };
}
