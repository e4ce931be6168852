import * as v from 'valibot';
import { demoDigests } from './demo-gates.ts';
import { schema } from './schema.ts';
import type { SiteSettings } from './settings.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export interface CheckedEnvironment {
  environment: SiteSettings;
  notices: string[];
  /** In a demo, and if ALLOW_SAMPLE_CLAIMS is 1. */
  allowsSampleClaims: boolean;
}

/**
 * Throws an error with one sentence per invalid value. Without `embeddedKey`, a hosted backend is
 * required.
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
  const isDemo = !hosted && values.TUPPENCE_MODE === 'development';
  const gates = { VITE_VISION_CODE_DIGESTS, VITE_INVESTOR_PASSWORD_DIGEST };
  for (const [name, digests] of Object.entries(gates)) {
    if (digests.length > 0) continue;
    notices.push(
      isDemo
        ? `${name} is not set: DEMO CREDENTIALS OPEN THAT GATE (see docs/gates.md). Never publish this build.`
        : `${name} is not set: that gate stays shut.`,
    );
  }
  return {
    notices,
    allowsSampleClaims: isDemo || values.ALLOW_SAMPLE_CLAIMS === '1',
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
      appBundleId: values.VITE_APP_BUNDLE_ID,
      company: {
        companyNumber: values.VITE_COMPANY_NUMBER,
        companyAddress: values.VITE_COMPANY_ADDRESS,
        paymentInstitution: values.VITE_PAYMENT_INSTITUTION,
        paymentInstitutionNumber: values.VITE_PAYMENT_INSTITUTION_NUMBER,
      },
      backend: hosted ? 'hosted' : 'embedded',
      supabaseUrl: hosted ? new URL(values.VITE_SUPABASE_URL).origin : '',
      supabaseKey: hosted ? values.VITE_SUPABASE_PUBLISHABLE_KEY : (embeddedKey ?? ''),
      waitlistMode: values.VITE_WAITLIST_MODE === 'true',
      splashDurationMs: Number(values.VITE_SPLASH_DURATION_MS),
      visionCodeDigests:
        VITE_VISION_CODE_DIGESTS.length === 0 && isDemo
          ? demoDigests.visionCodes
          : VITE_VISION_CODE_DIGESTS,
      investorPasswordDigest:
        VITE_INVESTOR_PASSWORD_DIGEST || (isDemo ? demoDigests.investorPassword : ''),
      reportUrl: values.VITE_REPORT_URL,
      captchaSiteKey: values.VITE_CAPTCHA_SITE_KEY,
    },
  };
}
