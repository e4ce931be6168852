import { type ColorName, color } from '../tokens/color';
import { contrastOf, mix, withContrast } from './contrast';

/** The colours of a brand, as `#RRGGBB`. All other colours of the library are derived from them. */
export interface BrandColors {
  /** Background of the page. */
  page: string;
  /** Text and headings on the page. */
  text: string;
  /** Background of dark bands and of the footer. */
  strong: string;
  /** Buttons, links and focus rings on the page. */
  action: string;
  /** Highlights: totals, and actions on `strong`. */
  accent: string;
  /** Coins, bars of donations. */
  money: string;
  /** Errors. Default: a red that suits the scheme. */
  danger?: string | undefined;
}

/** The brand's colours in the palette. */
export const namesInPalette = {
  page: 'paper',
  text: 'ink',
  strong: 'forest',
  action: 'green',
  accent: 'lime',
  money: 'copper',
  danger: 'danger',
} as const satisfies Record<keyof BrandColors, ColorName>;

export type Scheme = 'light' | 'dark';
export type Palette = Record<ColorName, string>;

const white = '#FFFFFF';
const black = '#000000';

/** Derives the palette. Only pairs of the brand's own colours can have too little contrast. */
export function paletteOf(brand: BrandColors, scheme: Scheme): Palette {
  const isDark = scheme === 'dark';
  const { page, text, strong, action, accent, money } = brand;
  const danger = brand.danger ?? (isDark ? '#FF9C92' : color.danger);
  const card = isDark ? mix(page, text, 0.055) : white;
  // Tints of the brand on a light page; on a dark one only the text is light enough.
  const tint = isDark ? text : strong;
  const paperDeep = mix(page, tint, isDark ? 0.03 : 0.06);
  const line = mix(page, tint, 0.13);
  const backgrounds = [page, paperDeep, card];
  const onStrong = isDark ? text : page;
  const strongDeep = mix(strong, black, 0.25);
  const strongLine = mix(strong, white, 0.2);
  const onAccent = darkest(text, page);
  const dangerDeep = withContrast(mix(danger, text, 0.3), text, backgrounds, 4.5);
  const moneySoft = mix(money, card, 0.8);
  return {
    ink: text,
    inkMuted: withContrast(mix(text, page, 0.2), text, [...backgrounds, line], 4.5),
    paper: page,
    paperDeep,
    card,
    forest: strong,
    forestDeep: strongDeep,
    forestLine: strongLine,
    onForest: onStrong,
    onForestStrong: white,
    controlOnForest: withContrast(mix(strong, white, 0.5), white, [strong, strongDeep], 3),
    green: action,
    greenDeep: withContrast(mix(action, text, 0.2), text, backgrounds, 4.5),
    greenDeepest: withContrast(mix(action, text, 0.5), text, backgrounds, 7),
    lime: accent,
    limeSoft: withContrast(mix(accent, card, isDark ? 0.78 : 0.65), card, [text], 7),
    onLime: onAccent,
    onLimeMuted: withContrast(mix(onAccent, accent, 0.12), onAccent, [accent], 4.5),
    limeLine: mix(accent, onAccent, 0.25),
    limeControl: withContrast(mix(accent, onAccent, 0.65), onAccent, [accent], 3),
    mint: withContrast(mix(strong, white, 0.78), white, [strong, strongDeep, strongLine], 4.5),
    copper: money,
    copperDeep: withContrast(mix(money, text, 0.35), text, [moneySoft, ...backgrounds], 4.5),
    copperSoft: moneySoft,
    line,
    lineDeep: mix(page, tint, 0.2),
    control: withContrast(mix(page, tint, 0.54), text, [page, card], 3),
    controlDeep: withContrast(mix(page, tint, 0.6), text, backgrounds, 3),
    danger,
    dangerDeep,
    dangerOnLime: withContrast(color.dangerOnLime, black, [accent], 4.5),
    dangerOnLimeStrong: withContrast(color.dangerOnLimeStrong, black, [accent], 4.5),
    dangerOnDark: withContrast(color.dangerOnDark, white, [strong], 4.5),
    dangerOnDarkStrong: withContrast(color.dangerOnDarkStrong, white, [strong], 4.5),
    device: onAccent,
    codeInk: onAccent,
    codePaper: white,
  };
}

/** The darker of two colours. */
const darkest = (one: string, other: string) =>
  contrastOf(one, black) < contrastOf(other, black) ? one : other;
