import type { ElementProps } from '../../styles/element-props';
import type { SurfaceTone } from '../../tokens/surface';
import { section } from './Section.css';

export interface SectionProps extends ElementProps<'section'> {
  /** The surface: the background, and the colours of everything on it. Default `page`. */
  tone?: SurfaceTone | undefined;
  /** Space above, and again below: `normal` (default) is 32 to 64 px, `compact` half of that. */
  space?: 'normal' | 'compact' | 'none' | undefined;
  /** Clips content that overflows the section. Default false. */
  clipped?: boolean | undefined;
  /** A landmark named by `aria-labelledby`, for a form or a tool. Default false. */
  landmark?: boolean | undefined;
}

/** A full-width band of a page. Give it a heading. */
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
