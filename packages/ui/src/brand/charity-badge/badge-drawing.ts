import type { ColorName } from '../../tokens/color';
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
  forest: ['strong', 'accent'],
  green: ['action', 'raised'],
  copper: ['moneyDeep', 'moneySoft'],
  ink: ['text', 'page'],
  lime: ['accent', 'strong'],
  sand: ['moneySoft', 'moneyDeep'],
  mint: ['onStrongMuted', 'strong'],
} as const satisfies Record<string, readonly [ColorName, ColorName]>;

export interface BadgeLook {
  /** One to three letters. */
  monogram: string;
  /** The outline of the badge. */
  shape?: BadgeShape | undefined;
  /** The colour of the badge. */
  accent?: keyof typeof accents | undefined;
}

/** A badge on a 64 × 64 grid. */
export function badgeDrawing({ monogram, shape = 'circle', accent = 'forest' }: BadgeLook) {
  const text = [...monogram].slice(0, 3).join('');
  const fontSize = letterSize[Math.max(1, [...text].length) as keyof typeof letterSize];
  const centre = 32 + (opticalCentre[shape] ?? 0);
  const baseline = centre + fontSize * 0.35;
  const [ground, ink] = accents[accent];
  return { text, fontSize, centre, baseline, outline: badgeShapes[shape], ground, ink };
}
