import type { ReactNode } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { Icon } from '../icon/Icon';
import { Anchor } from '../link/Anchor';
import { NewTabHint } from '../link/NewTabHint';
import type { ButtonLook } from './Button';
import { button } from './Button.css';

export interface ButtonLinkProps extends ElementProps<'a'>, ButtonLook {
  href: string;
  /** Instead of `children`. */
  label?: ReactNode;
  /** Opens in a new tab. */
  external?: boolean | undefined;
}

/**
 * A link that looks like a button. Takes the attributes of
 * [a](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/a).
 */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  stretched = false,
  icon,
  trailingIcon,
  external = false,
  label,
  children = label,
  ...anchor
}: ButtonLinkProps) {
  return (
    <Anchor
      {...anchor}
      className={button({ tone, size, stretched })}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {icon ? <Icon icon={icon} /> : null}
      <span>{children}</span>
      {trailingIcon ? <Icon icon={trailingIcon} /> : null}
      {external ? <NewTabHint /> : null}
    </Anchor>
  );
}
