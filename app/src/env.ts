import { type SiteAddresses, siteDefaults } from '@tuppence/content/site';
import type { CompanyParticulars } from './company.ts';
import type { GateDigests } from './gate-digests.ts';

/** A deployment's settings, checked at build time (app/environment/environment.ts). */
export interface SiteEnvironment extends SiteAddresses, GateDigests {
  readonly company: CompanyParticulars;
  readonly backend: 'hosted' | 'embedded';
  /** Empty for the embedded backend. */
  readonly supabaseUrl: string;
  /** The public key: row-level security limits its holders. */
  readonly supabaseKey: string;
  /** "Get the app" becomes "Join waitlist" (docs/behaviour.md 2.4). */
  readonly waitlistMode: boolean;
  /** How long the splash covers the page. 0 disables it. */
  readonly splashDurationMs: number;
  /** Receives log lines, errors and web vitals as JSON. Empty disables reports. */
  readonly reportUrl: string;
  /** Site key of the Turnstile widget. Empty disables it. */
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

/** Unit tests, which run without a build, use the defaults. */
export const env: PageEnvironment =
  typeof __SITE_ENVIRONMENT__ === 'undefined' ? outsideABuild : __SITE_ENVIRONMENT__;
