import { link, links } from './CharityFinder.css';

/** A charity that has a page of its own. */
export interface CharityLink {
  /** As the charity writes itself. */
  name: string;
  /** Its page. */
  href: string;
}

export interface CharityLinksProps {
  /** Names the list for assistive technology. */
  label: string;
  /** In the order in which they stand. */
  charities: readonly CharityLink[];
}

/** Charities as links to their pages. Not for choosing one in a form: that is `CharityPicker`. */
export function CharityLinks({ label, charities }: CharityLinksProps) {
  return (
    <ul className={links} aria-label={label}>
      {charities.map(({ name, href }) => (
        <li key={href}>
          <a className={link} href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
