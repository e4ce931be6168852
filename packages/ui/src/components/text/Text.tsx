import type { ElementProps } from '../../styles/element-props';
import { text } from './Text.css';

export interface TextProps extends ElementProps<'p'> {
  /** Default `p`. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | undefined;
  /** Default `body`. */
  size?: 'small' | 'body' | 'lead' | undefined;
  /** Default `normal`. */
  tone?: 'normal' | 'muted' | 'error' | undefined;
  /** Default `regular`. */
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** Default `start`. */
  align?: 'start' | 'center' | undefined;
  /** Uses the tabular font of receipts. */
  figures?: boolean | undefined;
}

/**
 * Running text. Only a `p` has a limited width. Takes the attributes of
 * [p](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/p).
 */
export function Text({
  as: Element = 'p',
  size = 'body',
  tone = 'normal',
  weight = 'regular',
  align = 'start',
  figures = false,
  ...native
}: TextProps) {
  const Tag = Element as 'p';
  const measured = Element === 'p';
  return <Tag {...native} className={text({ size, tone, weight, align, measured, figures })} />;
}
