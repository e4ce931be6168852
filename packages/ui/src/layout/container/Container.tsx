import type { ElementProps } from '../../styles/element-props';
import { container } from './Container.css';

export interface ContainerProps extends ElementProps<'div'> {
  /** `full` (default) 1200 px, `text` 720 px, `narrow` 480 px. */
  width?: 'full' | 'text' | 'narrow' | undefined;
}

/**
 * Centres its content, away from the edges of the viewport. Takes the attributes of
 * [div](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/div).
 */
export function Container({ width = 'full', ...native }: ContainerProps) {
  return <div {...native} className={container({ width })} />;
}
