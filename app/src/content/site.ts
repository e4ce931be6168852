/**
 * What the product is called and where it lives. A rename is one edit here; a deployment overrides
 * single values through the environment (see `.env.example`). Read the resolved values from `env`.
 */
export const siteDefaults = {
  name: 'Tuppence',
  /** Where the site is published: canonical links, share pictures and the sitemap start with it. */
  origin: 'https://www.tuppence.example',
  /** The listing in the UK storefront (gb). */
  appStoreUrl: 'https://apps.apple.com/gb/app/tuppence/id6740000000',
  /** Where a charity claims its profile. */
  charityPortalUrl: 'https://portal.tuppence.example/claim',
  /** Takes donations, in the sample code, the prompt and the widget that a visitor tries (docs/behaviour.md 9.5). */
  donationApiUrl: 'https://api.tuppence.example/v1/donations',
  /** Draws QR codes; receives `size` and `data` as query parameters (docs/behaviour.md 9.3). */
  qrServiceUrl: 'https://api.qrserver.com/v1/create-qr-code/',
  supportEmail: 'support@tuppence.example',
  enquiriesEmail: 'hello@tuppence.example',
  founderEmail: 'founder@tuppence.example',
  investorEmail: 'investors@tuppence.example',
  /** Apple developer team, for apple-app-site-association. */
  appleTeamId: 'TEAMID0000',
} as const;

/** The addresses and names of a deployment. */
export type SiteAddresses = { readonly [Key in keyof typeof siteDefaults]: string };
