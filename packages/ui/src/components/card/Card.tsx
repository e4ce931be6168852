import type { ElementProps } from '../../styles/element-props';
import type { SurfaceTone } from '../../tokens/surface';
import { card } from './Card.css';

export interface CardProps extends ElementProps<'div'> {
  /** Default `div`. Use `li` in a list, and `article` for what makes sense alone. */
  as?: 'div' | 'article' | 'li' | undefined;
  /** Default `raised`. */
  tone?: SurfaceTone | undefined;
}

/**
 * A framed part of a page, on a surface of its own. Takes the attributes of
 * [div](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/div).
 */
export function Card({ as: element = 'div', tone = 'raised', ...native }: CardProps) {
  const Tag = element as 'div';
  return <Tag {...native} className={card} data-surface={tone} />;
}
