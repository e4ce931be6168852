import type { CompanyParticulars } from './company.ts';
import { type SiteAddresses, siteDefaults } from './content/site.ts';
import type { GateDigests } from './gate-digests.ts';

/** Everything that a deployment decides. Parsed and checked while building (app/environment/environment.ts). */
export interface SiteEnvironment extends SiteAddresses, CompanyParticulars, GateDigests {
  /** Which backend answers: a hosted Supabase project, or the embedded one on the site's own origin. */
  readonly backend: 'hosted' | 'embedded';
  /** Address of the Supabase project. Empty means the site's own origin (embedded). */
  readonly supabaseUrl: string;
  /** The public key; row-level security decides what it may do. */
  readonly supabaseKey: string;
  /** The green button reads "Join waitlist" and opens the email dialog (docs/behaviour.md 2.4). */
  readonly waitlistMode: boolean;
  /** How long the splash covers the page at startup, in ms. 0 leaves it out. */
  readonly splashDurationMs: number;
  /** Receives client errors and web vitals as JSON. Empty: nothing is sent. */
  readonly reportUrl: string;
  /** Site key of a Turnstile widget for the account forms. Empty: they have none. */
  readonly captchaSiteKey: string;
}

/** What every page may need of it: all but what is in `gate-digests.ts` and `company.ts`. */
export type PageEnvironment = Omit<SiteEnvironment, keyof GateDigests | keyof CompanyParticulars>;

declare const __SITE_ENVIRONMENT__: PageEnvironment;

const outsideABuild: PageEnvironment = {
  ...siteDefaults,
  backend: 'embedded',
  supabaseUrl: '',
  supabaseKey: '',
  waitlistMode: false,
  splashDurationMs: 2500,
  reportUrl: '',
  captchaSiteKey: '',
};

/** The environment of this build. Unit tests, which run without a build, see the defaults. */
export const env: PageEnvironment =
  typeof __SITE_ENVIRONMENT__ === 'undefined' ? outsideABuild : __SITE_ENVIRONMENT__;
