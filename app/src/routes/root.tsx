import { Logo, Mark } from '@tuppence/ui';
import { Header, SkipLink, Splash, StickyBar } from '@tuppence/ui/chrome';
import { Outlet, useLocation } from 'react-router-dom';
import { headerLinks } from '../content/chrome';
import { env } from '../env';
import { PageAnnouncer } from '../navigation/PageAnnouncer';
import { usePageHandle } from '../navigation/page-handle';
import { useAccountLink } from '../navigation/useAccountLink';
import { useInternalLinks } from '../navigation/useInternalLinks';
import { usePageChange } from '../navigation/usePageChange';
import { Static, staticPart } from '../parts/static-part';
import { useAuth } from '../providers/AuthProvider';
import { useDevice } from '../providers/DeviceProvider';
import { useGetApp } from '../providers/GetAppProvider';
import { useLoading } from '../providers/LoadingProvider';
import { routes } from '../routes';

const mainId = 'main';
const footer = staticPart('footer', () => import('../parts/static/footer'));

/** What stands around every page: splash, header, footer, sticky bar, and how pages change. */
export function Root() {
  const { pathname } = useLocation();
  const { loading } = useLoading();
  const { device, mobile } = useDevice();
  const { authenticated } = useAuth();
  const { headerTransparent, chromeless, stickyBar } = usePageHandle();
  const getApp = useGetApp();
  useInternalLinks(routes);
  usePageChange();
  useAccountLink();

  return (
    <Splash loading={loading} logo={<Mark size={120} />} delayMs={env.splashDurationMs}>
      <SkipLink href={`#${mainId}`} />
      {chromeless ? null : (
        <Header
          logo={<Logo name={env.name} />}
          homeLabel={`${env.name} home`}
          links={headerLinks}
          currentPath={pathname}
          {...getApp}
          transparent={headerTransparent}
          account={authenticated ? { href: '/giving-recap', label: 'Your giving' } : undefined}
        />
      )}
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      {chromeless ? null : <Static part={footer} />}
      {stickyBar && device === 'ios' && mobile ? <StickyBar appStoreUrl={env.appStoreUrl} /> : null}
      <PageAnnouncer />
    </Splash>
  );
}
