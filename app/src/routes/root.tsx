import { Logo, Mark } from '@tuppence/ui/brand';
import { Header, SkipLink, Splash, StickyBar, useReachableRows } from '@tuppence/ui/chrome';
import { useEffect } from 'react';
import { Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { accountLinks, headerLinks, heroActionsId, menuLinks } from '../content/chrome';
import { env } from '../env';
import { useAuth } from '../providers/AuthProvider';
import { useDevice } from '../providers/DeviceProvider';
import { useLoading } from '../providers/LoadingProvider';
import { takeInviteCode } from '../services/invite-code';
import { useGetApp } from '../shell/get-app/GetAppProvider';
import { Static, staticPart } from '../shell/islands/static-part';
import { useAccountLink } from '../shell/links/useAccountLink';
import { useInternalLinks } from '../shell/links/useInternalLinks';
import { usePageChange } from '../shell/links/usePageChange';
import { usePageHandle } from '../shell/page-handle';

const mainId = 'main';
const loadFailure = staticPart('root/load-failure', () => import('./root/load-failure'));
const footer = staticPart('root/footer', () => import('./root/footer'));

interface RootProps {
  /** The routes of all pages: a link to one of them is followed without loading a document. */
  pages: RouteObject[];
}

/** The frame of every page: splash, header, footer, sticky bar, and how pages change. */
export function Root({ pages }: RootProps) {
  const { pathname, search } = useLocation();
  const { loading } = useLoading();
  const { device, mobile } = useDevice();
  const { authenticated } = useAuth();
  const { headerTransparent, chromeless, stickyBar } = usePageHandle();
  const getApp = useGetApp();
  useEffect(() => takeInviteCode(search), [search]);
  useInternalLinks(pages);
  usePageChange();
  useAccountLink();
  useReachableRows();

  return (
    <Splash loading={loading} logo={<Mark size={120} />} delayMs={env.splashDurationMs}>
      <SkipLink href={`#${mainId}`} />
      {chromeless ? null : (
        <Header
          logo={<Logo name={env.name} />}
          homeHref="/"
          homeLabel={`${env.name} home`}
          links={headerLinks}
          moreLinks={menuLinks}
          currentPath={pathname}
          {...getApp}
          transparent={headerTransparent}
          account={authenticated ? accountLinks.signedIn : accountLinks.signedOut}
        />
      )}
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      {chromeless ? null : <Static part={footer} />}
      {stickyBar && device === 'ios' && mobile ? (
        <StickyBar appStoreUrl={getApp.appStoreUrl} after={heroActionsId} />
      ) : null}
      <Static part={loadFailure} />
    </Splash>
  );
}
