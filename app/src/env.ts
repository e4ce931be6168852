import { type SiteAddresses, siteDefaults } from '@tuppence/content/site';
import type { CompanyParticulars } from './company.ts';
import type { GateDigests } from './gate-digests.ts';

/** A deployment's settings, parsed and checked at build time (app/environment/environment.ts). */
export interface SiteEnvironment extends SiteAddresses, GateDigests {
  readonly company: CompanyParticulars;
  /** The backend: a hosted Supabase project, or the embedded one on the site's origin. */
  readonly backend: 'hosted' | 'embedded';
  /** Address of the Supabase project. Empty for the embedded backend. */
  readonly supabaseUrl: string;
  /** The public key. Row-level security limits what its holders can read and write. */
  readonly supabaseKey: string;
  /** "Get the app" says "Join waitlist". Except on iOS, it opens a form (docs/behaviour.md 2.4). */
  readonly waitlistMode: boolean;
  /** How long the startup splash covers the page, in ms. 0 disables it. */
  readonly splashDurationMs: number;
  /** Address that receives log lines, errors and web vitals as JSON. Empty disables reports. */
  readonly reportUrl: string;
  /** Site key of the Turnstile widget in the account forms. Empty disables the widget. */
  readonly captchaSiteKey: string;
}

export type PageEnvironment = Omit<SiteEnvironment, keyof GateDigests | 'company'>;

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

/** This build's settings. Unit tests, which run without a build, use the defaults. */
export const env: PageEnvironment =
  typeof __SITE_ENVIRONMENT__ === 'undefined' ? outsideABuild : __SITE_ENVIRONMENT__;
