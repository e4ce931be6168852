'use client';

import { ArrowRight, Menu, UserRound, X } from 'lucide';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Icon } from '../../components/icon/Icon';
import { Anchor } from '../../components/link/Anchor';
import { useCloseOnBack } from '../../hooks/use-close-on-back';
import { breakpointPx } from '../../tokens/breakpoint';
import { currentPage, type NavLink } from '../nav-link';
import * as styles from './MobileMenu.css';

export interface MobileMenuProps {
  links: readonly NavLink[];
  /** Smaller links below the main ones. */
  moreLinks?: readonly NavLink[] | undefined;
  /** The link to the visitor’s account, or to the sign-in. */
  account?: NavLink | undefined;
  /** Pass it as `key` too, so that the menu closes on route change (docs/behaviour.md 6.3). */
  currentPath: string;
}

/** The navigation below 768 px: a native popover, which works without scripts. */
export function MobileMenu({ links, moreLinks = [], account, currentPath }: MobileMenuProps) {
  // Undefined until hydration, because a visitor may already have opened the menu.
  const [open, setOpen] = useState<boolean>();
  const words = useControlWords();
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  const close = useCallback(() => {
    // Its `toggle` event comes after the press was shown.
    if (canPopOver(panel.current)) panel.current.hidePopover();
    else setOpen(false);
  }, []);

  useCloseOnBack(open, close);

  useEffect(() => {
    setOpen(canPopOver(panel.current) && panel.current.matches(':popover-open'));
  }, []);

  // In a wide window, the open menu is only hidden: it would show again in a narrow one.
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpointPx.tablet}px)`);
    const closeIfWide = () => wide.matches && close();
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, [close]);

  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      toggle.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, close]);

  const propsOf = (link: NavLink) => ({
    href: link.href,
    onClick: close,
    ...currentPage(link, currentPath),
  });
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        popoverTarget={panelId}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? words.closeMenu : words.openMenu}
        onClick={() => {
          if (!canPopOver(panel.current)) setOpen(!open);
        }}
      >
        <Icon icon={open ? X : Menu} size={24} />
      </button>
      <nav
        ref={panel}
        id={panelId}
        className={styles.panel}
        popover="auto"
        data-surface="page"
        data-open={open}
        aria-label={words.mainNavigation}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onBlur={({ currentTarget, relatedTarget: next }) => {
          // The menu would cover whatever Tab reaches after its last link.
          if (next && next !== toggle.current && !currentTarget.contains(next)) close();
        }}
      >
        <div className={styles.content}>
          {links.map((link) => (
            <Anchor key={link.href} className={styles.link} {...propsOf(link)}>
              <span>{link.label}</span>
              <Icon icon={ArrowRight} />
            </Anchor>
          ))}
          {moreLinks.length > 0 ? (
            <ul className={styles.more}>
              {moreLinks.map((link) => (
                <li key={link.href}>
                  <Anchor className={styles.moreLink} {...propsOf(link)}>
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          ) : null}
          {account ? (
            <Anchor className={styles.account} {...propsOf(account)}>
              <Icon icon={UserRound} />
              <span>{account.label}</span>
            </Anchor>
          ) : null}
        </div>
      </nav>
    </>
  );
}

/** If the browser lacks popovers, this component shows and hides the menu. */
function canPopOver(element: HTMLElement | null): element is HTMLElement {
  return Boolean(element && 'popover' in element);
}
