import { sizePx } from '../../tokens';
import { logo } from './Logo.css';
import { Mark } from './Mark';

const markPx = { small: 32, header: sizePx.headerLogo, splash: sizePx.splashLogo } as const;

export interface LogoProps {
  /** Name of the product, set beside the mark. It is text, so it needs no alternative. */
  name: string;
  /** `small` 32 px, `header` 48 px (docs/behaviour.md 2.4), `splash` 120 px with the name below. Default `header`. */
  size?: keyof typeof markPx | undefined;
}

/** The mark and the name. Takes its colour from the surface it stands on. */
export function Logo({ name, size = 'header' }: LogoProps) {
  return (
    <span className={logo({ size })}>
      <Mark size={markPx[size]} />
      {name}
    </span>
  );
}
