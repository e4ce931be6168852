import { type Site, siteDefaults } from '@tuppence/content/site';

/** Only the gates' pages contain them. */
export interface GateDigests {
  /** Of /vision. If empty, no code opens the gate. */
  readonly visionCodeDigests: readonly string[];
  /** Of /investors. If empty, no password opens the gate. */
  readonly investorPasswordDigest: string;
}

/** Only the About page contains them. Each may be empty. */
export interface CompanyParticulars {
  readonly companyNumber: string;
  readonly companyAddress: string;
  readonly paymentInstitution: string;
  /** FCA firm reference number. */
  readonly paymentInstitutionNumber: string;
}

/** Only the file that lets the app open links contains them. */
export const appDefaults = { appleTeamId: 'TEAMID0000', appBundleId: 'example.tuppence.app' };

/** What every page of the site knows. */
export interface PageSettings extends Site {
  readonly backend: 'hosted' | 'embedded';
  /** Empty for the embedded backend. */
  readonly supabaseUrl: string;
  /** The public key: row-level security limits its holders. */
  readonly supabaseKey: string;
  /** "Get the app" becomes "Join waitlist" (docs/behaviour.md 2.4). */
  readonly waitlistMode: boolean;
  /** How long the splash covers the page. 0 disables it. */
  readonly splashDurationMs: number;
  /** Site key of the Turnstile widget. Empty disables it. */
  readonly captchaSiteKey: string;
}

/** A deployment's settings, as `check.ts` reads them from its variables. */
export interface SiteSettings extends PageSettings, GateDigests, Readonly<typeof appDefaults> {
  readonly company: CompanyParticulars;
  /** Receives log lines, errors and web vitals as JSON. Empty disables reports. */
  readonly reportUrl: string;
}

/** For unit tests and stories, which run without a build. */
export const defaultSettings: SiteSettings = {
  ...siteDefaults,
  ...appDefaults,
  backend: 'embedded',
  supabaseUrl: '',
  supabaseKey: '',
  waitlistMode: false,
  splashDurationMs: 2500,
  reportUrl: '',
  captchaSiteKey: '',
  visionCodeDigests: [],
  investorPasswordDigest: '',
  company: {
    companyNumber: '',
    companyAddress: '',
    paymentInstitution: '',
    paymentInstitutionNumber: '',
  },
};
