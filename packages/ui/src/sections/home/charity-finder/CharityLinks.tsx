import { Anchor } from '../../../components/link/Anchor';
import { link, links } from './CharityFinder.css';

/** A charity that has a page on this site. */
export interface CharityLink {
  /** In the charity's own spelling. */
  name: string;
  /** The address of its page. */
  href: string;
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
      {charities.map(({ name, href }) => (
        <li key={href}>
          <Anchor className={link} href={href}>
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
