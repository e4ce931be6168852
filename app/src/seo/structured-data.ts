import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  MobileApplication,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import type { PageEnvironment } from '../env';
import type { PageMeta } from './page-meta';

export function structuredData(meta: PageMeta, site: PageEnvironment): Graph {
  const things: Thing[] = [
    organization(site),
    ...(meta.path === '/' ? home(site) : [trail(meta, site)]),
  ];
  if (meta.faq) things.push(faqPage(meta.faq));
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(site: PageEnvironment): Organization {
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    url: `${site.origin}/`,
    logo: `${site.origin}/icon-512.png`,
    email: site.enquiriesEmail,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.supportEmail,
      areaServed: 'GB',
      availableLanguage: 'en',
    },
  };
}

function home(site: PageEnvironment): [WebSite, MobileApplication] {
  const publisher = { '@id': `${site.origin}/#organization` };
  return [
    {
      '@type': 'WebSite',
      '@id': `${site.origin}/#website`,
      name: site.name,
      url: `${site.origin}/`,
      inLanguage: 'en-GB',
      publisher,
    },
    {
      '@type': 'MobileApplication',
      '@id': `${site.origin}/#app`,
      name: site.name,
      operatingSystem: 'iOS',
      applicationCategory: 'ShoppingApplication',
      installUrl: site.appStoreUrl,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
      publisher,
    },
  ];
}

function trail({ path, title, name }: PageMeta, site: PageEnvironment): BreadcrumbList {
  const here = name ?? title.split(/ [|–:-] /)[0] ?? title;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: `${site.origin}/` },
      { '@type': 'ListItem', position: 2, name: here, item: site.origin + path },
    ],
  };
}

function faqPage(faq: NonNullable<PageMeta['faq']>): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
