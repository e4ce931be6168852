import type { ElementProps } from '../../styles/element-props';
import { inlineVars } from '../../styles/inline-vars';
import type { SurfaceTone } from '../../tokens/surface';
import { height, laidOutNearby, section } from './Section.css';

export interface SectionProps extends ElementProps<'section'> {
  /** Default `page`. */
  tone?: SurfaceTone | undefined;
  /** Space above and below: `normal` (default) is 32 to 64 px, `compact` half of that. */
  space?: 'normal' | 'compact' | 'none' | undefined;
  /** Cuts off what reaches beyond its edges. */
  clipped?: boolean | undefined;
  /** Makes the section a landmark named by `aria-labelledby`. */
  landmark?: boolean | undefined;
  /**
   * Approximate height in px on a phone, 360 to 430 px wide, of a section below the first screen. A
   * phone lays it out only when it is near, after `layOutSections`, or once the document's root has
   * the attribute `data-laid-out`: set it when the browser restores a scroll position. Content must
   * not reach beyond the section.
   */
  phoneHeight?: number | undefined;
}

/**
 * A full-width band of a page. Takes the attributes of
 * [section](https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/section).
 */
export function Section({
  tone = 'page',
  space = 'normal',
  clipped = false,
  landmark = false,
  phoneHeight,
  'aria-labelledby': labelledBy,
  ...native
}: SectionProps) {
  const look = section({ space, clipped });
  return (
    <section
      {...native}
      data-surface={tone}
      className={phoneHeight ? `${look} ${laidOutNearby}` : look}
      style={phoneHeight ? inlineVars({ [height]: `${phoneHeight}px` }) : undefined}
      {...(landmark ? { 'aria-labelledby': labelledBy } : {})}
    />
  );
}
