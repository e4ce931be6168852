import { separator } from './Separator.css';

export interface SeparatorProps {
  /** A vertical rule is as tall as its row. Default `horizontal` (docs/behaviour.md 11.8). */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** `solid` (default), or `dashed` as on a receipt. */
  line?: 'solid' | 'dashed' | undefined;
  /** Hidden from assistive technology. Default false. */
  decorative?: boolean | undefined;
}

/** A rule between two groups. For space only, use a layout's gap. */
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
