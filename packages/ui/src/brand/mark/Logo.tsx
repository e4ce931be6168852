import { sizePx } from '../../tokens';
import { logo } from './Logo.css';
import { Mark } from './Mark';

export interface LogoProps {
  name: string;
}

/** The mark with the name, 48 px tall (docs/behaviour.md 2.4). The surface sets its colour. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={logo}>
      <Mark size={sizePx.headerLogo} />
      {name}
    </span>
  );
}
