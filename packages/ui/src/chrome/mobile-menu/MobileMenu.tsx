import { ArrowRight, Menu, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../components/icon';
import { currentPage, type NavLink } from '../nav-link';
import * as styles from './MobileMenu.css';

export interface MobileMenuProps {
  /** The entries. */
  links: readonly NavLink[];
  /** Path of the page shown. Give it as `key` too, so that the menu closes on route change (docs/behaviour.md 6.3). */
  currentPath: string;
}

/** The navigation below 768 px: a button that unfolds the links under the header. Escape folds it. */
export function MobileMenu({ links, currentPath }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the focused controls inside
    <div onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={open ? X : Menu} size={24} />
      </button>
      <nav
        id={panelId}
        className={styles.panel}
        data-surface="paper"
        aria-label="Mobile"
        hidden={!open}
      >
        {links.map((link) => (
          <a
            key={link.href}
            className={styles.link}
            href={link.href}
            onClick={() => setOpen(false)}
            {...currentPage(link, currentPath)}
          >
            {link.label}
            <Icon icon={ArrowRight} />
          </a>
        ))}
      </nav>
    </div>
  );
}
