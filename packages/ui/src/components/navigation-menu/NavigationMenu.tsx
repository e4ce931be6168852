'use client';

import * as RadixMenu from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide';
import { durationMs } from '../../tokens/motion';
import { Icon } from '../icon/Icon';
import { Anchor } from '../link/Anchor';
import {
  chevron,
  entry,
  item,
  list,
  menu,
  panel,
  panelEntry,
  panelHint,
} from './NavigationMenu.css';

export interface NavigationLink {
  label: string;
  href: string;
  /** Shown in a panel. */
  description?: string | undefined;
  current?: boolean | undefined;
}

export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

export interface NavigationMenuProps {
  label: string;
  /** A group is a button that opens a panel of links. */
  items: readonly (NavigationLink | NavigationGroup)[];
}

/** Navigation for wide windows, with the delays in docs/behaviour.md 11.5. */
export function NavigationMenu({ label, items }: NavigationMenuProps) {
  return (
    <RadixMenu.Root
      aria-label={label}
      className={menu}
      delayDuration={durationMs.navigationMenuHover}
      skipDelayDuration={durationMs.navigationMenuSkip}
    >
      <RadixMenu.List className={list}>
        {items.map((each) =>
          'links' in each ? (
            <RadixMenu.Item key={each.label} className={item}>
              <RadixMenu.Trigger className={entry}>
                {each.label}
                <span className={chevron}>
                  <Icon icon={ChevronDown} size={18} />
                </span>
              </RadixMenu.Trigger>
              <RadixMenu.Content className={panel} data-surface="raised">
                <ul>
                  {each.links.map((link) => (
                    <li key={link.href}>
                      <RadixMenu.Link asChild active={link.current ?? false}>
                        <Anchor className={panelEntry} href={link.href}>
                          {link.label}
                          {link.description ? (
                            <span className={panelHint}>{link.description}</span>
                          ) : null}
                        </Anchor>
                      </RadixMenu.Link>
                    </li>
                  ))}
                </ul>
              </RadixMenu.Content>
            </RadixMenu.Item>
          ) : (
            <RadixMenu.Item key={each.label} className={item}>
              <RadixMenu.Link asChild active={each.current ?? false}>
                <Anchor className={entry} href={each.href}>
                  {each.label}
                </Anchor>
              </RadixMenu.Link>
            </RadixMenu.Item>
          ),
        )}
      </RadixMenu.List>
    </RadixMenu.Root>
  );
}
