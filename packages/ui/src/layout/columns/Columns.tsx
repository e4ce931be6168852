import type { ElementProps } from '../../styles/element-props';
import type { Gap } from '../gap.css';
import { columns } from './Columns.css';

export interface ColumnsProps extends ElementProps<'div'> {
  /** Default `div`. */
  as?: 'div' | 'ul' | undefined;
  /** Default 8 (32 px). Uneven columns are 48 px apart. */
  gap?: Gap | undefined;
  /** Applies from 768 px, or 1024 px if uneven. Default `halves`. */
  split?: 'halves' | 'thirds' | 'quarters' | 'wideStart' | 'narrowStart' | undefined;
  /** `stretch` gives the children of a row one height. Default `start`. */
  align?: 'start' | 'center' | 'stretch' | undefined;
}

/**
 * Children side by side; one column on a phone. Takes the attributes of
 * [div](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/div).
 */
export function Columns({
  as: element = 'div',
  gap = 8,
  split = 'halves',
  align = 'start',
  ...native
}: ColumnsProps) {
  const Tag = element as 'div';
  return <Tag {...native} className={columns({ gap, split, align })} />;
}
