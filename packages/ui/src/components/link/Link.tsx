import type { ReactNode } from 'react';
import type { ElementProps } from '../../styles/element-props';
import { Anchor } from './Anchor';
import { link } from './Link.css';
import { NewTabHint } from './NewTabHint';

export interface LinkProps extends ElementProps<'a'> {
  href: string;
  /** Instead of `children`. */
  label?: ReactNode;
  /** Opens in a new tab. */
  external?: boolean | undefined;
  /** Default `accent`. */
  tone?: 'accent' | 'inherit' | undefined;
  /** For a link outside a sentence: 44 px tall. */
  standalone?: boolean | undefined;
}

/**
 * A text link. Takes the attributes of
 * [a](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/a).
 */
export function Link({
  external = false,
  tone = 'accent',
  standalone = false,
  label,
  children = label,
  ...anchor
}: LinkProps) {
  return (
    <Anchor
      {...anchor}
      className={link({ tone, standalone })}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <span>{children}</span>
      {external ? <NewTabHint /> : null}
    </Anchor>
  );
}
