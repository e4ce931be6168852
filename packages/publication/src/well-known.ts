import type { PageSettings, SiteSettings } from '@tuppence/settings/settings';

export function robots({ origin }: PageSettings): string {
  return `User-agent: *
Allow: /
Disallow: /auth/v1/
Disallow: /rest/v1/

Sitemap: ${origin}/sitemap.xml
`;
}

export function webManifest({ name }: PageSettings): string {
  const icon = (sizePx: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${sizePx}.png`,
    sizes: `${sizePx}x${sizePx}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: name,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: '#F6F7F2',
    theme_color: '#06402B',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

/** RFC 9116. Expires a year after the build. */
export function securityText({ origin, supportEmail }: PageSettings): string {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${supportEmail}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}

/** Lets the app open links below /open/, and fill in passwords saved for the site. */
export function appSiteAssociation({ appleTeamId, appBundleId }: SiteSettings): string {
  const app = `${appleTeamId}.${appBundleId}`;
  return JSON.stringify({
    applinks: { details: [{ appIDs: [app], components: [{ '/': '/open/*' }] }] },
    webcredentials: { apps: [app] },
  });
}
