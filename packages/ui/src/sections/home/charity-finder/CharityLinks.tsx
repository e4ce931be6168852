import type { ReactNode } from 'react';
import { Anchor } from '../../../components/link/Anchor';
import { badgePlace, charity, link, links } from './CharityFinder.css';

export interface CharityLink {
  name: string;
  href: string;
  /** A `CharityBadge` of 28 px, hidden on a phone. */
  badge?: ReactNode;
}

export interface CharityLinksProps {
  label: string;
  charities: readonly CharityLink[];
}

/** Links to the pages of charities. */
export function CharityLinks({ label, charities }: CharityLinksProps) {
  return (
    <ul className={links} aria-label={label}>
      {charities.map(({ name, href, badge }) => (
        <li key={href} className={charity}>
          <Anchor className={link} href={href}>
            {badge ? <span className={badgePlace}>{badge}</span> : null}
            <span translate="no">{name}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
