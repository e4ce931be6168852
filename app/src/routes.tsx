import { type Route, route, routeAt } from '@tuppence/site/route';
import { aliases } from './aliases';
import { loadPartner } from './services/charities/load-partner';

/** Every page (docs/behaviour.md 2.1). The first match is shown. */
const canonical: readonly Route[] = [
  route({ path: '/', page: () => import('./pages/home') }),
  route({ path: '/about', page: () => import('./pages/about') }),
  route({ path: '/brands', page: () => import('./pages/brands') }),
  route({ path: '/charities', page: () => import('./pages/charities') }),
  route({ path: '/vision', page: () => import('./pages/vision') }),
  route({ path: '/terms', page: () => import('./pages/terms') }),
  route({ path: '/privacy', page: () => import('./pages/privacy') }),
  route({ path: '/help', page: () => import('./pages/help') }),
  route({ path: '/accessibility', page: () => import('./pages/accessibility') }),
  route({ path: '/summer-of-giving', page: () => import('./pages/campaign') }),
  route({ path: '/investors', page: () => import('./pages/investors') }),
  route({ path: '/onboarding', page: () => import('./pages/onboarding') }),
  route({ path: '/auth', page: () => import('./pages/auth') }),
  route({ path: '/waitlist', page: () => import('./pages/waitlist') }),
  route({ path: '/giving-recap', page: () => import('./pages/giving-recap') }),
  route({ path: '/donation-api/charities', page: () => import('./pages/donation-api-charities') }),
  route({ path: '/donation-api/ecommerce', page: () => import('./pages/donation-api-ecommerce') }),
  route({ path: '/donation-api/loyalty', page: () => import('./pages/donation-api-loyalty') }),
  route({ path: '/donation-api/reference', page: () => import('./pages/donation-api-reference') }),
  route({ path: '/:slug', page: () => import('./pages/partner'), load: loadPartner }),
  route({ path: '*', page: () => import('./pages/not-found') }),
];

export const routes: readonly Route[] = [
  ...Object.entries(aliases).map(([path, main]) => ({ ...routeAt(canonical, main), path })),
  ...canonical,
];

/** Without partner pages. */
export const pagePaths = routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
