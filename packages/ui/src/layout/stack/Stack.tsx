import type { ElementProps } from '../../styles/element-props';
import type { Gap } from '../gap.css';
import { stack } from './Stack.css';

export interface StackProps extends ElementProps<'div'> {
  /** Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'li' | undefined;
  /** Default 4 (16 px). */
  gap?: Gap | undefined;
  /** Default `stretch`. */
  align?: 'stretch' | 'start' | 'center' | undefined;
}

/**
 * Children in a column with an even gap. Takes the attributes of
 * [div](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/div).
 */
export function Stack({ as: element = 'div', gap = 4, align = 'stretch', ...native }: StackProps) {
  const Tag = element as 'div';
  return <Tag {...native} className={stack({ gap, align })} />;
}
