import { separator } from './Separator.css';

export interface SeparatorProps {
  /** Direction of the rule (docs/behaviour.md 11.8). A vertical one takes the height of its row. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** `solid` (default), or `dashed` as on a receipt. */
  line?: 'solid' | 'dashed' | undefined;
  /** Only for the eye: hidden from assistive technology. Default false. */
  decorative?: boolean | undefined;
}

/** A rule between two groups. For space alone use the gap of a layout. */
export function Separator({
  orientation = 'horizontal',
  line = 'solid',
  decorative = false,
}: SeparatorProps) {
  const className = separator({ orientation, line });
  if (decorative) return <div aria-hidden className={className} />;
  if (orientation === 'horizontal') return <hr className={className} />;
  return <hr aria-orientation="vertical" className={className} />;
}
