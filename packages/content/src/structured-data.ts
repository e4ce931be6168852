import type { MobileApplication, Organization, WebSite } from 'schema-dts';
import type { Site } from './site.ts';

/** What search engines learn of us: on each page the organization, on home also the site and the app. */
export function thingsOn(path: string, site: Site): (Organization | WebSite | MobileApplication)[] {
  const { name, origin } = site;
  const organizationId = `${origin}/#organization`;
  const publisher = { '@id': organizationId };
  const organization: Organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: site.enquiriesEmail,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.supportEmail,
      areaServed: 'GB',
      availableLanguage: 'en',
    },
  };
  if (path !== '/') return [organization];
  return [
    organization,
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name,
      url: `${origin}/`,
      inLanguage: 'en-GB',
      publisher,
    },
    {
      '@type': 'MobileApplication',
      '@id': `${origin}/#app`,
      name,
      operatingSystem: 'iOS',
      applicationCategory: 'ShoppingApplication',
      installUrl: site.appStoreUrl,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
      publisher,
    },
  ];
}
