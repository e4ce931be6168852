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
  type HeaderProps,
  LoadFailure,
  LoadingLine,
  SkipLink,
  Splash,
  StickyBar,
  useReachableRows,
} from '@tuppence/ui/chrome';
import { layOutSections } from '@tuppence/ui/layout';
import { type ReactNode, useEffect } from 'react';
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
const logo = <Logo name={env.name} />;
// The same element at each render, so that React leaves it as it is.
const footer = <Footer {...content.footer(env)} logo={logo} />;

interface FrameProps extends OpenedPage {
  /** The next page is loading. */
  busy: boolean;
}

/** What surrounds every page. What changes by itself is in a component of its own. */
export function Frame({ element, frame, busy }: FrameProps) {
  const { search } = useLocation();
  const { headerTransparent, chromeless, stickyBar } = frame;
  useEffect(() => takeInviteCode(search), [search]);
  // Positions are exact once all is laid out.
  useEffect(() => afterFirstInteraction(layOutSections), []);
  usePrefetchedLinks(routes);
  useCarriedInvite();
  useReachableRows();

  return (
    <StartupSplash>
      <SkipLink href={`#${mainId}`} />
      {chromeless ? null : <SiteHeader transparent={headerTransparent} />}
      {busy ? <LoadingLine /> : null}
      <main id={mainId} tabIndex={-1}>
        {element}
      </main>
      {chromeless ? null : footer}
      {stickyBar ? <AppBar /> : null}
      <LoadFailure id={loadFailureId} text={content.loadFailureText} />
    </StartupSplash>
  );
}

function StartupSplash({ children }: { children: ReactNode }) {
  const { loading } = useLoading();
  return (
    <Splash loading={loading} logo={<Mark size={120} />} delayMs={env.splashDurationMs}>
      {children}
    </Splash>
  );
}

function SiteHeader(props: Pick<HeaderProps, 'transparent'>) {
  const { pathname } = useLocation();
  const { authenticated } = useAuth();
  const getApp = useGetApp();
  return (
    <Header
      {...props}
      logo={logo}
      homeHref="/"
      homeLabel={content.homeLabel(env)}
      links={content.headerLinks}
      moreLinks={content.menuLinks}
      currentPath={pathname}
      action={<GetAppButton {...getApp} size="small" />}
      account={content.accountLinks[authenticated ? 'signedIn' : 'signedOut']}
    />
  );
}

function AppBar() {
  const { device, mobile } = useDevice();
  const { appStoreUrl } = useGetApp();
  return device === 'ios' && mobile ? (
    <StickyBar appStoreUrl={appStoreUrl} unless={content.waysToTheApp} />
  ) : null;
}
