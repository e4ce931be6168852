import type { ElementProps } from '../../styles/element-props';
import { heading } from './Heading.css';

export interface HeadingProps extends ElementProps<'h2'> {
  /** Place in the outline of the page: 1 once a page, no level left out. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, whatever its level. Default: `section` for level 1 and 2, `title` below. */
  size?: 'display' | 'section' | 'heading' | 'title' | 'label' | undefined;
  /** Default `start`. */
  align?: 'start' | 'center' | undefined;
}

/** A heading whose place in the outline and whose size are chosen apart. */
export function Heading({ level, size, align = 'start', ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...native}
      className={heading({ size: size ?? (level <= 2 ? 'section' : 'title'), align })}
    />
  );
}
