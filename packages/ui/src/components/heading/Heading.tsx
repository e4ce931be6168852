import type { ElementProps } from '../../styles/element-props';
import { heading } from './Heading.css';

export interface HeadingProps extends ElementProps<'h2'> {
  /** Level in the page outline. Use level 1 once per page, and skip no levels. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, independent of the level. Default `section` for levels 1 and 2, `title` below. */
  size?: 'display' | 'section' | 'heading' | 'title' | 'label' | undefined;
  /** Default `start`. */
  align?: 'start' | 'center' | undefined;
}

/** A heading whose size is independent of its level. */
export function Heading({ level, size, align = 'start', ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...native}
      className={heading({ size: size ?? (level <= 2 ? 'section' : 'title'), align })}
    />
  );
}
