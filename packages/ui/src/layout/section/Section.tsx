import type { ElementProps } from '../../styles/element-props';
import type { SurfaceTone } from '../../tokens/surface';
import { section } from './Section.css';

export interface SectionProps extends ElementProps<'section'> {
  /** Default `page`. */
  tone?: SurfaceTone | undefined;
  /** Space above and below: `normal` (default) is 32 to 64 px, `compact` half of that. */
  space?: 'normal' | 'compact' | 'none' | undefined;
  clipped?: boolean | undefined;
  /** Makes the section a landmark named by `aria-labelledby`. */
  landmark?: boolean | undefined;
}

/** A full-width band of a page. */
export function Section({
  tone = 'page',
  space = 'normal',
  clipped = false,
  landmark = false,
  'aria-labelledby': labelledBy,
  ...native
}: SectionProps) {
  return (
    <section
      {...native}
      data-surface={tone}
      className={section({ space, clipped })}
      {...(landmark ? { 'aria-labelledby': labelledBy } : {})}
    />
  );
}
