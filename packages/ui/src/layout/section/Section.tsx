import type { ElementProps } from '../../styles/element-props';
import type { SurfaceTone } from '../../tokens/surface';
import { section } from './Section.css';

export interface SectionProps extends ElementProps<'section'> {
  /** The surface: background, and the colours of all that stands on it. Default `paper`. */
  tone?: SurfaceTone | undefined;
  /** Space above and below: `normal` (default) is 64 to 128 px, `compact` half of it, `none`. */
  space?: 'normal' | 'compact' | 'none' | undefined;
  /** Cuts off what reaches beyond the section. Default false. */
  clipped?: boolean | undefined;
  /**
   * Listed among the landmarks of the page, by its `aria-labelledby`: for what people come back to,
   * such as a form or a tool. Default false: headings lead through the rest.
   */
  landmark?: boolean | undefined;
}

/** A full-width band of a page. Give it a heading and `aria-labelledby`. */
export function Section({
  tone = 'paper',
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
