import type { HydratedSite } from '@tuppence/site/hydrate-site';
import { SiteInfoContext } from '@tuppence/site/meta';
import type { PageMeta } from '@tuppence/site/page-meta';
import { durationMs } from '@tuppence/ui/tokens';
import { type ReactNode, StrictMode } from 'react';
import { env } from './env';
import { Frame } from './Frame';
import { PageError } from './pages/page-error';
import { AuthProvider } from './providers/AuthProvider';
import { DeviceProvider } from './providers/DeviceProvider';
import { GetAppProvider } from './providers/get-app/GetAppProvider';
import { LoadingProvider } from './providers/LoadingProvider';
import { ToastProvider } from './providers/toasts/ToastProvider';
import { routes } from './routes';

export const siteInfo = {
  name: env.name,
  origin: env.origin,
  locale: 'en_GB',
  structuredData: async (meta: PageMeta) =>
    (await import('./structured-data')).structuredData(meta),
};

/** The providers around the router. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <SiteInfoContext value={siteInfo}>
        <LoadingProvider durationMs={env.splashDurationMs}>
          <DeviceProvider>
            <AuthProvider>
              <ToastProvider>
                <GetAppProvider>{children}</GetAppProvider>
              </ToastProvider>
            </AuthProvider>
          </DeviceProvider>
        </LoadingProvider>
      </SiteInfoContext>
    </StrictMode>
  );
}

/** What the browser hydrates and the build prerenders. */
export const site: HydratedSite = {
  routes,
  wrap: (router) => <App>{router}</App>,
  children: (page, busy) => <Frame {...page} busy={busy} />,
  errorPage: (error) => <PageError error={error} />,
  hashDelayMs: durationMs.scrollToHashDelay,
};
