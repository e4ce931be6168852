import { accountLinks, headerLinks, menuLinks, waysToTheApp } from '@tuppence/content/chrome';
import { Logo, Mark } from '@tuppence/ui/brand';
import {
  GetAppButton,
  Header,
  SkipLink,
  Splash,
  StickyBar,
  useReachableRows,
} from '@tuppence/ui/chrome';
import { BelowFold } from '@tuppence/ui/layout';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { env } from '../env';
import { useAuth } from '../providers/AuthProvider';
import { useDevice } from '../providers/DeviceProvider';
import { useLoading } from '../providers/LoadingProvider';
import type { LoadedPage } from '../routes';
import { afterFirstInteraction } from '../services/first-interaction';
import { takeInviteCode } from '../services/invite-code';
import { useGetApp } from '../shell/get-app/GetAppProvider';
import { Static, staticPart } from '../shell/islands/static-part';
import { useAccountLink } from '../shell/links/use-account-link';
import { useInternalLinks } from '../shell/links/use-internal-links';
import { usePageChange } from '../shell/links/use-page-change';
import { CatchErrors } from './page-error';

const mainId = 'main';
const loadFailure = staticPart('root/load-failure', () => import('./root/load-failure'));
const footer = staticPart('root/footer', () => import('./root/footer'));

/** The frame of every page. */
export function Root({ element, handle, busy }: LoadedPage & { busy?: boolean }) {
  const { pathname, search } = useLocation();
  const { loading } = useLoading();
  const { device, mobile } = useDevice();
  const { authenticated } = useAuth();
  const { headerTransparent, chromeless, stickyBar } = handle;
  const getApp = useGetApp();
  useEffect(() => takeInviteCode(search), [search]);
  useEffect(() => afterFirstInteraction(layOutAll), []);
  useInternalLinks();
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
          action={<GetAppButton {...getApp} size="small" />}
          transparent={headerTransparent}
          busy={busy}
          account={authenticated ? accountLinks.signedIn : accountLinks.signedOut}
        />
      )}
      <main id={mainId} tabIndex={-1}>
        <CatchErrors>{element}</CatchErrors>
      </main>
      {chromeless ? null : (
        <BelowFold phoneHeight={751}>
          <Static part={footer} />
        </BelowFold>
      )}
      {stickyBar && device === 'ios' && mobile ? (
        <StickyBar appStoreUrl={getApp.appStoreUrl} unless={waysToTheApp} />
      ) : null}
      <Static part={loadFailure} />
    </Splash>
  );
}

/** See `BelowFold`. */
function layOutAll() {
  document.documentElement.dataset.laidOut = '';
}
