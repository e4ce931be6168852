import type { ElementProps } from '../../styles/element-props';
import type { Gap } from '../gap.css';
import { inline } from './Inline.css';

export interface InlineProps extends ElementProps<'div'> {
  /** Default 4 (16 px). */
  gap?: Gap | undefined;
  /** Default `start`. */
  justify?: 'start' | 'center' | 'between' | undefined;
  /** Stacks the children at full width under 480 px. */
  stacked?: boolean | undefined;
}

/**
 * Places children side by side, and wraps them. Takes the attributes of
 * [div](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/div).
 */
export function Inline({ gap = 4, justify = 'start', stacked, ...native }: InlineProps) {
  return <div {...native} className={inline({ gap, justify, stacked })} />;
}
