import { badge, letters, outline } from './CharityBadge.css';
import { type BadgeShape, badgeShapes } from './shapes';

/** Height of the letters on the grid of 64, by how many there are. */
const letterSize = { 1: 36, 2: 27, 3: 20 } as const;
/** Where the eye sees the middle of a shape, as a baseline on the grid. */
const lowMiddle: Partial<Record<BadgeShape, number>> = { arch: 3, house: 5, drop: 5, shield: -3 };

export interface CharityBadgeProps {
  /** One to three letters; more are cut off. */
  monogram: string;
  /** Outline. Default `circle`. */
  shape?: BadgeShape | undefined;
  /** Colour pair; each has at least 4.5:1 between letters and ground. Default `forest`. */
  accent?: 'forest' | 'green' | 'copper' | 'ink' | 'lime' | 'sand' | 'mint' | undefined;
  /** Edge in px, or `100%` to fill its place. Default 48. */
  size?: number | '100%' | undefined;
  /** Name of the charity. Left out, the badge is decoration and its name stands beside it. */
  name?: string | undefined;
}

/** A charity as a monogram: no real logo is copied. */
export function CharityBadge({
  monogram,
  shape = 'circle',
  accent = 'forest',
  size = 48,
  name,
}: CharityBadgeProps) {
  const text = [...monogram].slice(0, 3).join('');
  const fontSize = letterSize[Math.max(1, [...text].length) as keyof typeof letterSize];
  const baseline = 32 + fontSize * 0.35 + (lowMiddle[shape] ?? 0);
  return (
    <svg
      className={badge}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role="img"
      aria-label={name}
      aria-hidden={name ? undefined : true}
      focusable="false"
    >
      <path className={outline({ accent })} d={badgeShapes[shape]} />
      <text className={letters({ accent })} x="32" y={baseline} fontSize={fontSize}>
        {text}
      </text>
    </svg>
  );
}
