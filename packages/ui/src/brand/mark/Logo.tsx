import { sizePx } from '../../tokens';
import { logo } from './Logo.css';
import { Mark } from './Mark';

export interface LogoProps {
  /** The site's name. */
  name: string;
}

/** Tuppence's mark, and the name of the site (docs/behaviour.md 2.4). */
export function Logo({ name }: LogoProps) {
  return (
    <span className={logo}>
      <Mark size={sizePx.headerLogo} />
      <span translate="no">{name}</span>
    </span>
  );
}
