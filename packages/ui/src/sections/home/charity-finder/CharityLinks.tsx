import { CharityBadge, type CharityBadgeProps } from '../../../brand/charity-badge/CharityBadge';
import { Anchor } from '../../../components/link/Anchor';
import { badge, charity, link, links } from './CharityFinder.css';

/** A charity that has a page on this site. */
export interface CharityLink {
  /** In the charity's own spelling. */
  name: string;
  /** The address of its page. */
  href: string;
  /** Its monogram, hidden on a phone. */
  badge?: Pick<CharityBadgeProps, 'monogram' | 'shape' | 'accent'> | undefined;
}

export interface CharityLinksProps {
  /** Accessible name of the list. */
  label: string;
  charities: readonly CharityLink[];
}

/** Links to the pages of charities. To choose a charity in a form, use `CharityPicker`. */
export function CharityLinks({ label, charities }: CharityLinksProps) {
  return (
    <ul className={links} aria-label={label}>
      {charities.map(({ name, href, badge: monogram }) => (
        <li key={href} className={charity}>
          <Anchor className={link} href={href}>
            {monogram ? (
              <span className={badge}>
                <CharityBadge {...monogram} size={28} />
              </span>
            ) : null}
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
