import * as content from '@tuppence/content/chrome/copy';
import { afterFirstInteraction } from '@tuppence/site/first-interaction';
import { loadFailureId } from '@tuppence/site/load-failure';
import { usePrefetchedLinks } from '@tuppence/site/prefetched-links';
import type { OpenedPage } from '@tuppence/site/route';
import { Logo, Mark } from '@tuppence/ui/brand';
import {
  Footer,
  GetAppButton,
  Header,
  LoadFailure,
  SkipLink,
  Splash,
  StickyBar,
  useReachableRows,
} from '@tuppence/ui/chrome';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { env } from './env';
import { useAuth } from './providers/AuthProvider';
import { useDevice } from './providers/DeviceProvider';
import { useGetApp } from './providers/get-app/GetAppProvider';
import { useCarriedInvite } from './providers/invite/use-carried-invite';
import { useLoading } from './providers/LoadingProvider';
import { routes } from './routes';
import { takeInviteCode } from './services/browser/invite-code';

declare module '@tuppence/site/route' {
  interface FrameSettings {
    /** Transparent over a dark first section, until scrolled (docs/behaviour.md 2.4). */
    headerTransparent?: boolean;
    /** No header and footer. */
    chromeless?: boolean;
    /** The sticky "Get the app" bar on iOS phones. */
    stickyBar?: boolean;
  }
}

const mainId = 'main';
const footer = content.footer(env);

interface FrameProps extends OpenedPage {
  /** The next page is loading. */
  busy: boolean;
}

/** What surrounds every page. */
export function Frame({ element, frame, busy }: FrameProps) {
  const { pathname, search } = useLocation();
  const { loading } = useLoading();
  const { device, mobile } = useDevice();
  const { authenticated } = useAuth();
  const { headerTransparent, chromeless, stickyBar } = frame;
  const getApp = useGetApp();
  const logo = <Logo name={env.name} />;
  useEffect(() => takeInviteCode(search), [search]);
  useEffect(() => afterFirstInteraction(layOutAll), []);
  usePrefetchedLinks(routes);
  useCarriedInvite();
  useReachableRows();

  return (
    <Splash loading={loading} logo={<Mark size={120} />} delayMs={env.splashDurationMs}>
      <SkipLink href={`#${mainId}`} />
      {chromeless ? null : (
        <Header
          logo={logo}
          homeHref="/"
          homeLabel={content.homeLabel(env)}
          links={content.headerLinks}
          moreLinks={content.menuLinks}
          currentPath={pathname}
          action={<GetAppButton {...getApp} size="small" />}
          transparent={headerTransparent}
          busy={busy}
          account={content.accountLinks[authenticated ? 'signedIn' : 'signedOut']}
        />
      )}
      <main id={mainId} tabIndex={-1}>
        {element}
      </main>
      {chromeless ? null : <Footer {...footer} logo={logo} />}
      {stickyBar && device === 'ios' && mobile ? (
        <StickyBar appStoreUrl={getApp.appStoreUrl} unless={content.waysToTheApp} />
      ) : null}
      <LoadFailure id={loadFailureId} text={content.loadFailureText} />
    </Splash>
  );
}

/** Positions are exact once all is laid out: see `Section`. */
function layOutAll() {
  document.documentElement.dataset.laidOut = '';
}
