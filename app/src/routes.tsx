import type { Partner } from '@tuppence/content/partner-page';
import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router';
import { aliases } from './aliases';
import type { PageData } from './page-data';
import { PageError } from './routes/page-error';
import { loadPartner } from './services/partners';
import type { PageHandle } from './shell/page-handle';

interface PageModule {
  Component: ComponentType<{ partner: Partner }>;
  handle?: PageHandle;
}

export interface Page {
  path: string;
  lazy: () => Promise<PageModule>;
}

export interface LoadedPage {
  element: ReactNode;
  handle: PageHandle;
}

const partnerPath = '/:slug';

/** Every page (docs/behaviour.md 2.1). The first match is shown. */
const canonical: Page[] = [
  { path: '/', lazy: () => import('./routes/home') },
  { path: '/about', lazy: () => import('./routes/about') },
  { path: '/brands', lazy: () => import('./routes/brands') },
  { path: '/charities', lazy: () => import('./routes/charities') },
  { path: '/vision', lazy: () => import('./routes/vision') },
  { path: '/terms', lazy: () => import('./routes/terms') },
  { path: '/privacy', lazy: () => import('./routes/privacy') },
  { path: '/accessibility', lazy: () => import('./routes/accessibility') },
  { path: '/summer-of-giving', lazy: () => import('./routes/campaign') },
  { path: '/investors', lazy: () => import('./routes/investors') },
  { path: '/onboarding', lazy: () => import('./routes/onboarding') },
  { path: '/auth', lazy: () => import('./routes/auth') },
  { path: '/giving-recap', lazy: () => import('./routes/giving-recap') },
  { path: '/donation-api/charities', lazy: () => import('./routes/donation-api-charities') },
  { path: '/donation-api/ecommerce', lazy: () => import('./routes/donation-api-ecommerce') },
  { path: '/donation-api/loyalty', lazy: () => import('./routes/donation-api-loyalty') },
  { path: '/donation-api/reference', lazy: () => import('./routes/donation-api-reference') },
  { path: partnerPath, lazy: () => import('./routes/partner') },
  { path: '*', lazy: () => import('./routes/not-found') },
];

const pages: Page[] = [
  ...Object.entries(aliases).map(([path, main]) => ({ path, lazy: pageAtPath(main).lazy })),
  ...canonical,
];

/** Without partner pages. */
export const pagePaths = pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path));

export function pageAt(pathname: string): Page {
  // The server redirects other spellings.
  return (
    pages.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? pageAtPath('*')
  );
}

/** Rejects on failure. `known` is the prerendered document's data. */
export async function loadPage(pathname: string, known: PageData = {}): Promise<LoadedPage> {
  const page = known.notFound ? pageAtPath('*') : pageAt(pathname);
  const slug = page.path === partnerPath && matchPath(partnerPath, pathname)?.params.slug;
  const [{ Component, handle = {} }, partner] = await Promise.all([
    page.lazy(),
    slug ? (known.partner ?? loadPartner(slug)) : undefined,
  ]);
  if (partner === null) return loadPage(pathname, { notFound: true });
  // Only the partner page uses `partner`.
  return { element: <Component partner={partner as Partner} />, handle };
}

export function loadPageOrError(pathname: string, known?: PageData): Promise<LoadedPage> {
  return loadPage(pathname, known).catch((error: unknown) => ({
    element: <PageError error={error} />,
    handle: {},
  }));
}

function pageAtPath(wanted: string): Page {
  const page = canonical.find(({ path }) => path === wanted);
  if (!page) throw new Error(`There is no page ${wanted}.`);
  return page;
}
