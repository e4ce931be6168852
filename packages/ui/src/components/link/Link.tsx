import type { ElementProps } from '../../styles/element-props';
import { Anchor } from './Anchor';
import { link } from './Link.css';
import { NewTabHint } from './NewTabHint';

export interface LinkProps extends ElementProps<'a'> {
  href: string;
  /** Opens in a new tab and tells assistive technology so. Default false. */
  external?: boolean | undefined;
  /** `accent` (default) stands out; `inherit` uses the colour of the surrounding text. */
  tone?: 'accent' | 'inherit' | undefined;
  /** For a link outside a sentence: 44 px tall, underlined on hover. Default false. */
  standalone?: boolean | undefined;
}

/** A text link. For a link that looks like a button, use `ButtonLink`. */
export function Link({
  external = false,
  tone = 'accent',
  standalone = false,
  children,
  ...anchor
}: LinkProps) {
  return (
    <Anchor
      {...anchor}
      className={link({ tone, standalone })}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {external ? <NewTabHint /> : null}
    </Anchor>
  );
}
