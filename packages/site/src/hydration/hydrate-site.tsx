import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showLoadFailure } from '../browser/load-failure';
import { log, nameOf, reportUrl } from '../browser/log';
import { openStorage } from '../browser/storage';
import { openPage, type PageData } from '../router/route';
import { SiteRouter, type SiteRouterProps } from '../router/SiteRouter';
import { takeKept } from './typed';

export interface HydratedSite
  extends Pick<SiteRouterProps, 'routes' | 'errorPage' | 'hashDelayMs' | 'children'> {
  /** Puts the site's providers around the router. */
  wrap: (router: ReactNode) => ReactNode;
  /** If React had to discard a part of the document. */
  onMismatch?: (error: unknown) => void;
}

/** Hydrates the document in the element `app`, or renders the page if the document has none. */
export function hydrateSite(site: HydratedSite): void {
  start(site).catch((error: unknown) => {
    log('page not started', { error: nameOf(error) });
    showLoadFailure();
  });
  if (reportUrl) {
    import('../browser/vitals').then(
      ({ reportVitals }) => reportVitals(),
      () => undefined,
    );
  }
}

// No top-level await: a page's chunk imports this one, so the two would wait for each other.
async function start({ wrap, onMismatch, ...router }: HydratedSite) {
  const root = document.getElementById('app');
  if (!root) throw new Error('The document has no #app element.');
  openStorage();
  // Without the page's code, React would replace the document.
  const first = await openPage(router.routes, window.location.pathname, readPageData());
  takeKept();
  const isPrerendered = root.firstElementChild !== null;
  // The document already shows the query's step (prerender/query-steps.ts).
  const isWholeAddress = 'wholeAddress' in document.body.dataset;
  const page = wrap(
    <SiteRouter {...router} first={first} prerendered={isPrerendered && !isWholeAddress} />,
  );
  const onRecoverableError = (error: unknown) => {
    log('hydration differed', { error: nameOf(error) });
    onMismatch?.(error);
  };
  if (!isPrerendered) createRoot(root).render(page);
  // As a transition, hydration runs in slices and the page stays responsive.
  else startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
}

function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : {};
}
