import { type ColorName, color } from '../tokens/color';
import { contrastOf, mix, type Needs, withContrast } from './contrast';

/** `#RRGGBB` colours, from which `paletteOf` derives the palette. */
export interface BrandColors {
  page: string;
  text: string;
  /** Background of dark bands. The footer has a darker one, derived from it. */
  strong: string;
  /** Buttons, links and focus rings on the page. */
  action: string;
  /** Highlights: totals, and actions on `strong`. */
  accent: string;
  /** Coins and donation bars. */
  money: string;
  /** Default: a red that suits the scheme. */
  danger?: string | undefined;
}

export const brandColorNames = [
  'page',
  'text',
  'strong',
  'action',
  'accent',
  'money',
  'danger',
] as const satisfies readonly (keyof BrandColors)[];

export type Scheme = 'light' | 'dark';
export type Palette = Record<ColorName, string>;

const white = '#FFFFFF';
const black = '#000000';

const onEach = (least: number, ...others: string[]): Needs[] =>
  others.map((other) => [other, least]);

/**
 * A derived colour moves until it has enough contrast. If it cannot, two colours of the brand have
 * too little: see `contrastFaults`.
 */
export function paletteOf(brand: BrandColors, scheme: Scheme): Palette {
  const isDark = scheme === 'dark';
  const { page, text, strong, action, accent, money } = brand;
  // On a dark page `strong` is too dark to tint lines and quiet bands.
  const tint = isDark ? text : strong;
  const read: Needs[] = [[text, 7], ...(brand.danger ? onEach(4.5, brand.danger) : [])];
  const quiet = withContrast(mix(page, tint, isDark ? 0.03 : 0.06), page, read);
  const raised = isDark
    ? withContrast(mix(page, text, 0.055), page, [...read, [action, 4.5]])
    : white;
  const backgrounds = [page, quiet, raised];
  const onPage = onEach(4.5, ...backgrounds);
  const danger = brand.danger ?? withContrast(isDark ? '#FF9C92' : color.danger, text, onPage);
  const line = mix(page, tint, 0.13);
  const textMuted = withContrast(mix(text, page, 0.2), text, onEach(4.5, ...backgrounds, line));
  const muted = onEach(4.5, textMuted);
  const onStrong = isDark ? text : page;
  const strongDeep = mix(strong, black, 0.25);
  const strongLine = mix(strong, white, 0.2);
  const endOnStrong = farthest(strong);
  const onStrongMuted = withContrast(
    mix(strong, white, 0.78),
    endOnStrong,
    onEach(4.5, strong, strongDeep, strongLine),
  );
  const onAccent = darkest(text, page);
  const onAccentMuted = withContrast(mix(onAccent, accent, 0.12), onAccent, [[accent, 4.5]]);
  const onAccentError = (hex: string) => withContrast(hex, farthest(accent), [[accent, 4.5]]);
  const onStrongError = (hex: string) => withContrast(hex, endOnStrong, [[strong, 4.5]]);
  const moneySoft = withContrast(mix(money, raised, 0.8), raised, [[text, 4.5]]);
  return {
    text,
    textMuted,
    page,
    quiet,
    raised,
    strong,
    strongDeep,
    strongLine: withContrast(strongLine, strong, [[onStrongMuted, 4.5]]),
    onStrong,
    onStrongBright: white,
    strongControl: withContrast(
      mix(strong, white, 0.5),
      endOnStrong,
      onEach(3, strong, strongDeep),
    ),
    action,
    actionDeep: withContrast(mix(action, text, 0.2), text, onPage),
    actionDeepest: withContrast(mix(action, text, 0.5), text, onEach(7, ...backgrounds)),
    accent,
    accentSoft: withContrast(mix(accent, raised, isDark ? 0.78 : 0.65), raised, [[text, 7]]),
    onAccent,
    onAccentMuted,
    accentLine: withContrast(mix(accent, onAccent, 0.25), accent, [[onAccentMuted, 4.5]]),
    accentControl: withContrast(mix(accent, onAccent, 0.65), onAccent, [[accent, 3]]),
    onStrongMuted,
    money,
    moneyDeep: withContrast(mix(money, text, 0.35), text, [...onPage, [moneySoft, 4.5]]),
    moneySoft,
    line: withContrast(line, page, muted),
    lineDeep: withContrast(mix(page, tint, 0.2), page, muted),
    control: withContrast(mix(page, tint, 0.54), text, onEach(3, page, raised)),
    controlDeep: withContrast(mix(page, tint, 0.6), text, onEach(3, ...backgrounds)),
    danger,
    dangerDeep: withContrast(mix(danger, text, 0.3), text, onPage),
    dangerOnAccent: onAccentError(color.dangerOnAccent),
    dangerOnAccentDeep: onAccentError(color.dangerOnAccentDeep),
    dangerOnStrong: onStrongError(color.dangerOnStrong),
    dangerOnStrongBright: onStrongError(color.dangerOnStrongBright),
    device: onAccent,
    printedText: onAccent,
    printedPage: white,
  };
}

const darkest = (one: string, other: string) =>
  contrastOf(one, black) < contrastOf(other, black) ? one : other;

/** One of them has a contrast of at least 4.5 with any colour. */
const farthest = (hex: string) => (contrastOf(hex, black) > contrastOf(hex, white) ? black : white);
