import { separator } from './Separator.css';

export interface SeparatorProps {
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Default `solid`. */
  line?: 'solid' | 'dashed' | undefined;
  /** Hidden from assistive technology. */
  decorative?: boolean | undefined;
}

/** A rule between two groups. */
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
