import { type ColorName, color } from '../tokens/color';
import { contrastOf, mix, withContrast } from './contrast';

/** `#RRGGBB` colours, from which `paletteOf` derives the palette. */
export interface BrandColors {
  page: string;
  text: string;
  /** Background of dark bands and of the footer. */
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

/** Some pairs may still have too little contrast: see `contrastFaults`. */
export function paletteOf(brand: BrandColors, scheme: Scheme): Palette {
  const isDark = scheme === 'dark';
  const { page, text, strong, action, accent, money } = brand;
  const danger = brand.danger ?? (isDark ? '#FF9C92' : color.danger);
  const raised = isDark ? mix(page, text, 0.055) : white;
  // On a dark page `strong` is too dark to tint lines and quiet bands.
  const tint = isDark ? text : strong;
  const quiet = mix(page, tint, isDark ? 0.03 : 0.06);
  const line = mix(page, tint, 0.13);
  const backgrounds = [page, quiet, raised];
  const onStrong = isDark ? text : page;
  const strongDeep = mix(strong, black, 0.25);
  const strongLine = mix(strong, white, 0.2);
  const onAccent = darkest(text, page);
  const dangerDeep = withContrast(mix(danger, text, 0.3), text, backgrounds, 4.5);
  const moneySoft = mix(money, raised, 0.8);
  return {
    text,
    textMuted: withContrast(mix(text, page, 0.2), text, [...backgrounds, line], 4.5),
    page,
    quiet,
    raised,
    strong,
    strongDeep,
    strongLine,
    onStrong,
    onStrongBright: white,
    strongControl: withContrast(mix(strong, white, 0.5), white, [strong, strongDeep], 3),
    action,
    actionDeep: withContrast(mix(action, text, 0.2), text, backgrounds, 4.5),
    actionDeepest: withContrast(mix(action, text, 0.5), text, backgrounds, 7),
    accent,
    accentSoft: withContrast(mix(accent, raised, isDark ? 0.78 : 0.65), raised, [text], 7),
    onAccent,
    onAccentMuted: withContrast(mix(onAccent, accent, 0.12), onAccent, [accent], 4.5),
    accentLine: mix(accent, onAccent, 0.25),
    accentControl: withContrast(mix(accent, onAccent, 0.65), onAccent, [accent], 3),
    onStrongMuted: withContrast(
      mix(strong, white, 0.78),
      white,
      [strong, strongDeep, strongLine],
      4.5,
    ),
    money,
    moneyDeep: withContrast(mix(money, text, 0.35), text, [moneySoft, ...backgrounds], 4.5),
    moneySoft,
    line,
    lineDeep: mix(page, tint, 0.2),
    control: withContrast(mix(page, tint, 0.54), text, [page, raised], 3),
    controlDeep: withContrast(mix(page, tint, 0.6), text, backgrounds, 3),
    danger,
    dangerDeep,
    dangerOnAccent: withContrast(color.dangerOnAccent, black, [accent], 4.5),
    dangerOnAccentDeep: withContrast(color.dangerOnAccentDeep, black, [accent], 4.5),
    dangerOnStrong: withContrast(color.dangerOnStrong, white, [strong], 4.5),
    dangerOnStrongBright: withContrast(color.dangerOnStrongBright, white, [strong], 4.5),
    device: onAccent,
    printedText: onAccent,
    printedPage: white,
  };
}

const darkest = (one: string, other: string) =>
  contrastOf(one, black) < contrastOf(other, black) ? one : other;
