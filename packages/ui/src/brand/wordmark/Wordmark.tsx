import { boxes } from './boxes';
import { type BrandName, brands } from './brands';
import { drawing, wordmark } from './Wordmark.css';
import drawings from './wordmarks.svg?no-inline';

/** Width divided by height of a wordmark that is exactly `size` tall. */
const referenceAspect = 4.6;

export interface WordmarkProps {
  brand: BrandName;
  /** Optical size in px: all brands cover about the same area. Default 28. */
  size?: number | undefined;
  /** `mono` (default) uses the colour of the text. */
  tone?: 'mono' | 'colour' | undefined;
  /** Hides the name from assistive technology. */
  decorative?: boolean | undefined;
}

/** A brand's wordmark. `wordmarks.svg` must have the same origin as the page. */
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
      // Boxes are tight, and what is clipped is rounded to whole pixels.
      overflow="visible"
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
