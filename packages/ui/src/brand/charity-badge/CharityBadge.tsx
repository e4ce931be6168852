import { paint } from '../../tokens/paint';
import { badge, letters, outline } from './CharityBadge.css';
import { type BadgeShape, badgeShapes } from './shapes';

/** Font size by number of letters. */
const letterSize = { 1: 36, 2: 27, 3: 20 } as const;
/** How far a shape's optical centre is below the middle. */
const opticalCentre: Partial<Record<BadgeShape, number>> = {
  arch: 3,
  house: 5,
  drop: 5,
  shield: -3,
};

/** Colours of shape and letters, with a contrast of at least 4.5:1. */
const accents = {
  forest: [paint.strong, paint.accent],
  green: [paint.action, paint.raised],
  copper: [paint.moneyDeep, paint.moneySoft],
  ink: [paint.text, paint.page],
  lime: [paint.accent, paint.strong],
  sand: [paint.moneySoft, paint.moneyDeep],
  mint: [paint.onStrongMuted, paint.strong],
} as const;

export interface CharityBadgeProps {
  /** One to three letters. */
  monogram: string;
  /** The outline of the badge. */
  shape?: BadgeShape | undefined;
  /** The colour of the badge. */
  accent?: keyof typeof accents | undefined;
  /** Edge length in px, or `100%` to fill the container. */
  size?: number | '100%' | undefined;
}

/** The monogram of a charity. Decorative: show the name next to it. */
export function CharityBadge({
  monogram,
  shape = 'circle',
  accent = 'forest',
  size = 48,
}: CharityBadgeProps) {
  const text = [...monogram].slice(0, 3).join('');
  const fontSize = letterSize[Math.max(1, [...text].length) as keyof typeof letterSize];
  const baseline = 32 + fontSize * 0.35 + (opticalCentre[shape] ?? 0);
  const [ground, ink] = accents[accent];
  return (
    <svg
      className={badge}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden
      focusable="false"
    >
      <path className={outline} fill={ground} d={badgeShapes[shape]} />
      <text className={letters} fill={ink} x="32" y={baseline} fontSize={fontSize}>
        {text}
      </text>
    </svg>
  );
}
