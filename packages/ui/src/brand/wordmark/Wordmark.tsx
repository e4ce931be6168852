import { boxes } from './boxes';
import { type BrandName, brands } from './brands';
import { drawing, wordmark } from './Wordmark.css';
import drawings from './wordmarks.svg?no-inline';

/** Proportion of a wordmark that is as tall as `size`; longer ones are lower, shorter ones taller. */
const referenceAspect = 4.6;

export interface WordmarkProps {
  /** Which brand. */
  brand: BrandName;
  /** Optical size in px: all brands take about the same area. Default 28. Never wider than its place. */
  size?: number | undefined;
  /** `mono` (default) takes the colour of the text around it; `colour` is the brand's own, on its own background. */
  tone?: 'mono' | 'colour' | undefined;
  /** Hides the name from assistive technology, for where it is written beside. Default false. */
  decorative?: boolean | undefined;
}

/**
 * The wordmark of a household brand. All ten are invented. They are drawn in one file, fetched beside
 * the page and kept: browsers take it from the page's own origin only.
 */
export function Wordmark({ brand, size = 28, tone = 'mono', decorative = false }: WordmarkProps) {
  const box = boxes[brand];
  const { label, ink, accent } = brands[brand];
  const aspect = box[2] / box[3];
  const height = size * Math.sqrt(referenceAspect / aspect);
  return (
    <svg
      className={wordmark}
      viewBox={box.join(' ')}
      width={Math.round(height * aspect)}
      height={Math.round(height)}
      role="img"
      aria-label={decorative ? undefined : label}
      aria-hidden={decorative || undefined}
      focusable="false"
    >
      <use
        className={drawing}
        href={`${drawings}#${brand}`}
        fill={tone === 'colour' ? ink : 'currentColor'}
        color={tone === 'colour' ? accent : undefined}
      />
    </svg>
  );
}
