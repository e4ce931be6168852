import { sizePx } from '../../tokens';
import { logo } from './Logo.css';
import { Mark } from './Mark';

const markPx = { small: 32, header: sizePx.headerLogo, splash: sizePx.splashLogo } as const;

export interface LogoProps {
  /** Product name, shown as text beside the mark. */
  name: string;
  /** `small` 32 px, `header` (default) 48 px, `splash` 120 px (docs/behaviour.md 2.4). */
  size?: keyof typeof markPx | undefined;
}

/** The mark with the name. It takes its colour from the surface. */
export function Logo({ name, size = 'header' }: LogoProps) {
  return (
    <span className={logo({ size })}>
      <Mark size={markPx[size]} />
      {name}
    </span>
  );
}
