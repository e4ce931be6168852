import type { BreadcrumbList, FAQPage, Graph, Thing } from 'schema-dts';
import { type PageMeta, pageName, type Question } from './page-meta';

/** A page's graph: `things` of the site, then its breadcrumbs and questions. */
export async function pageGraph(
  meta: PageMeta,
  site: { name: string; origin: string },
  things: readonly Thing[],
): Promise<Graph> {
  const questions = typeof meta.faq === 'function' ? await meta.faq() : meta.faq;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...things,
      ...(meta.path === '/' ? [] : [trail(meta, site)]),
      ...(questions ? [faqPage(questions)] : []),
    ],
  };
}

function trail(meta: PageMeta, site: { name: string; origin: string }): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: `${site.origin}/` },
      { '@type': 'ListItem', position: 2, name: pageName(meta), item: site.origin + meta.path },
    ],
  };
}

function faqPage(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
