import type { PageMeta } from '@tuppence/site/page-meta';
import { pageGraph } from '@tuppence/site/structured-data';
import type { MobileApplication, Organization, WebSite } from 'schema-dts';
import { env } from './env';

const organizationId = `${env.origin}/#organization`;
const publisher = { '@id': organizationId };

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: env.name,
  url: `${env.origin}/`,
  logo: `${env.origin}/icon-512.png`,
  email: env.enquiriesEmail,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: env.supportEmail,
    areaServed: 'GB',
    availableLanguage: 'en',
  },
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': `${env.origin}/#website`,
  name: env.name,
  url: `${env.origin}/`,
  inLanguage: 'en-GB',
  publisher,
};

const app: MobileApplication = {
  '@type': 'MobileApplication',
  '@id': `${env.origin}/#app`,
  name: env.name,
  operatingSystem: 'iOS',
  applicationCategory: 'ShoppingApplication',
  installUrl: env.appStoreUrl,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
  publisher,
};

/** A page's structured data. A `<` in the JSON could close its element. */
export async function structuredData(meta: PageMeta): Promise<string> {
  const things = meta.path === '/' ? [organization, website, app] : [organization];
  return JSON.stringify(await pageGraph(meta, env, things)).replaceAll('<', '\\u003c');
}
