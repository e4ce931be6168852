'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Anchor } from '../../components/link/Anchor';
import { Container } from '../../layout/container/Container';
import { sizePx } from '../../tokens/size';
import { MobileMenu } from '../mobile-menu/MobileMenu';
import { currentPage, type NavLink } from '../nav-link';
import * as styles from './Header.css';

export interface HeaderProps {
  /** Any element, at most 48 px tall, such as an `<img alt="">`. `homeLabel` names the link instead of it. */
  logo: ReactNode;
  /** The address of the home page. */
  homeHref: string;
  /** The accessible name of the link to the home page. */
  homeLabel: string;
  links: readonly NavLink[];
  /** Smaller links in the mobile menu. */
  moreLinks?: readonly NavLink[] | undefined;
  /** Its link is highlighted. A change closes the mobile menu. */
  currentPath: string;
  /** Transparent over a `strong` hero until the page is scrolled. Default false. */
  transparent?: boolean | undefined;
  /** Link to sign in, or to the donor's giving recap. */
  account?: NavLink | undefined;
  /** A small `GetAppButton`, `ButtonLink` or `Button`, also shown on a phone. */
  action?: ReactNode;
}

/** The site's header (docs/behaviour.md 2.4). */
export function Header({
  logo,
  homeHref,
  homeLabel,
  links,
  moreLinks,
  currentPath,
  transparent = false,
  account,
  action,
}: HeaderProps) {
  const words = useControlWords();
  return (
    <Band transparent={transparent}>
      <Container>
        <div className={styles.bar}>
          <Anchor className={styles.home} href={homeHref} aria-label={homeLabel}>
            {logo}
          </Anchor>
          <div className={styles.actions}>
            <nav className={styles.links} aria-label={words.mainNavigation}>
              {links.map((link) => (
                <Anchor
                  key={link.href}
                  className={styles.link}
                  href={link.href}
                  {...currentPage(link, currentPath)}
                >
                  <span className={styles.label}>{link.label}</span>
                </Anchor>
              ))}
            </nav>
            {account ? (
              <Anchor
                className={styles.account}
                href={account.href}
                {...currentPage(account, currentPath)}
              >
                <span className={styles.label}>{account.label}</span>
              </Anchor>
            ) : null}
            {action}
            <div className={styles.menu}>
              <MobileMenu
                key={currentPath}
                links={links}
                moreLinks={moreLinks}
                account={account}
                currentPath={currentPath}
              />
            </div>
          </div>
        </div>
      </Container>
    </Band>
  );
}

/** Apart, so that scrolling leaves the links as they are. */
function Band({ transparent, children }: { transparent: boolean; children: ReactNode }) {
  const scrolled = useScrolled();
  const clear = transparent && !scrolled;
  const moves = scrolled === undefined ? 'withPage' : 'withWindow';
  const overlaid = transparent ? moves : undefined;
  return (
    <header
      className={styles.header({ scrolled, clear, overlaid })}
      data-surface={clear ? 'strong' : 'page'}
    >
      {children}
    </header>
  );
}

/** Undefined until hydration. */
function useScrolled() {
  const [scrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > sizePx.headerScrollThreshold);
    // An observer is called when the page is laid out, so reading the position costs nothing.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      read();
    });
    laidOut.observe(document.body);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      laidOut.disconnect();
      window.removeEventListener('scroll', read);
    };
  }, []);
  return scrolled;
}

/**
 * A line at the top of the window: a page or a dialog is loading. It appears after 0.3 s, so that what
 * loads at once does not flash.
 */
export function LoadingLine() {
  const { loading } = useControlWords();
  return <div className={styles.loadingLine} role="progressbar" aria-label={loading} />;
}
