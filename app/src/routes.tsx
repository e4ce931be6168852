import type { RouteObject } from 'react-router-dom';
import { aliases } from './aliases';
import { PageError } from './routes/page-error';
import { Root } from './routes/root';

/** Id of the route whose pages are rows of data: one page a partner charity. */
export const partnerRouteId = 'partner';

/** Id of the route that stands around all pages and shows what went wrong in one. */
export const pagesRouteId = 'pages';

/** Every page, loaded when it is visited. */
const canonical: RouteObject[] = [
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
  {
    path: '/donation-api/charities',
    lazy: () => import('./routes/donation-api-charities'),
  },
  {
    path: '/donation-api/ecommerce',
    lazy: () => import('./routes/donation-api-ecommerce'),
  },
  { path: '/donation-api/loyalty', lazy: () => import('./routes/donation-api-loyalty') },
  { path: '/:slug', id: partnerRouteId, lazy: () => import('./routes/partner') },
  { path: '*', lazy: () => import('./routes/not-found') },
];

const pages: RouteObject[] = [
  ...canonical,
  ...Object.entries(aliases).map(([path, main]) => ({
    ...canonical.find((page) => page.path === main),
    path,
  })),
];

/** Every route of the site (docs/behaviour.md 2.1). A page is a file in `routes/`. */
export const routes: RouteObject[] = [
  {
    element: <Root pages={pages} />,
    // Only without prerendering (npm run dev): nothing shows until the page's data is here.
    HydrateFallback: () => null,
    children: [{ id: pagesRouteId, ErrorBoundary: PageError, children: pages }],
  },
];
