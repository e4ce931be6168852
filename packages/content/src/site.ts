/** A deployment may override these, so read them from `app/src/env.ts`. */
export const siteDefaults = {
  name: 'Tuppence',
  /** The base of canonical links, share pictures and the sitemap. */
  origin: 'https://www.tuppence.example',
  appStoreUrl: 'https://apps.apple.com/gb/app/tuppence/id6740000000',
  charityPortalUrl: 'https://portal.tuppence.example/claim',
  /** For the sample code, the prompt and the live widget (docs/behaviour.md 9.5). */
  donationApiUrl: 'https://api.tuppence.example/v1/donations',
  /** Draws QR codes from the query parameters `size` and `data` (docs/behaviour.md 9.3). */
  qrServiceUrl: 'https://api.qrserver.com/v1/create-qr-code/',
  supportEmail: 'support@tuppence.example',
  enquiriesEmail: 'hello@tuppence.example',
  founderEmail: 'founder@tuppence.example',
  investorEmail: 'investors@tuppence.example',
} as const;

/** The name as identifiers contain it: of the checkout's element, of files and stored values. */
export const identifierOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export type Site = { readonly [Key in keyof typeof siteDefaults]: string };
