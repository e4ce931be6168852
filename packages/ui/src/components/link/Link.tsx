import type { ElementProps } from '../../styles/element-props';
import { VisuallyHidden } from '../visually-hidden';
import { link } from './Link.css';

export interface LinkProps extends ElementProps<'a'> {
  /** Where the link leads. */
  href: string;
  /** Opens in a new tab and says so to assistive technology. Default false. */
  external?: boolean | undefined;
  /** `accent` (default) stands out; `inherit` takes the colour of the text around it. */
  tone?: 'accent' | 'inherit' | undefined;
  /** A link that is no part of a sentence: 44 px tall, underlined on hover. Default false. */
  standalone?: boolean | undefined;
}

/** A link in text. For an action that looks like a button and navigates, see `ButtonLink`. */
export function Link({
  external = false,
  tone,
  standalone = false,
  children,
  ...anchor
}: LinkProps) {
  return (
    <a
      {...anchor}
      className={link({ tone: tone ?? 'accent', standalone })}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {external ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </a>
  );
}
