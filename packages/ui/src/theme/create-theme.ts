import { color } from '../tokens/color';
import { shadow } from '../tokens/elevation';
import { font } from '../tokens/font';
import { colorsOfMoreContrast } from '../tokens/more-contrast';
import { radius } from '../tokens/radius';
import { variableName } from '../tokens/variable-name';
import { rgbOf } from './contrast';
import { checkedPairs } from './contrast-faults';
import { type BrandColors, brandColorNames, paletteOf } from './palette';
import { faultSentence, type ThemeColors, themeFaults } from './theme-faults';

/** The values a brand can change. */
export interface ThemeValues extends Omit<ThemeColors, 'color'> {
  /** All other colours are derived from these. Default: Tuppence's. */
  color?: BrandColors | undefined;
  /** With fallbacks: `'"Inter", Arial, sans-serif'`. Load the font files yourself. */
  font?: Partial<Record<keyof typeof font, string | undefined>> | undefined;
  /** CSS lengths. */
  radius?: Partial<Record<keyof typeof radius, string | undefined>> | undefined;
  /** CSS values. */
  shadow?: Partial<Record<keyof typeof shadow, string | undefined>> | undefined;
}

export interface Theme {
  /** A style sheet. `selector` must select `:root` (default) or an element with a `data-surface`. */
  css: (selector?: string) => string;
  /**
   * For the `style` of an element with a `data-surface`. Unlike with `css`, only the colours of
   * surfaces adapt to visitors who ask for more contrast.
   */
  style: Record<string, string>;
}

const known = {
  color: brandColorNames,
  font: Object.keys(font),
  radius: Object.keys(radius),
  shadow: Object.keys(shadow),
};

/**
 * Creates a brand or colour scheme.
 *
 * @throws an error that lists what is unknown or invalid, or all pairs with too little contrast.
 */
export function createTheme({ scheme = 'light', unused = [], ...scales }: ThemeValues): Theme {
  const given = Object.entries(scales).flatMap(([scale, tokens]) =>
    definedEntries(tokens ?? {}).map(([name, value]) => ({ scale, name, value })),
  );
  const { color: brand } = scales;
  const faults = given.flatMap(({ scale, name, value }) => {
    const names: readonly string[] = known[scale as keyof typeof known] ?? [];
    if (!names.includes(name)) return [`${scale}.${name} is not a value of a theme`];
    if (scale !== 'color' || rgbOf(value)) return [];
    return [`color.${name} is "${value}", not a colour such as "#10201A"`];
  });
  const missing = brandColorNames.filter((name) => name !== 'danger' && brand && !brand[name]);
  const uses = new Set(checkedPairs(color).flatMap(({ use }) => [use, use.replace(/:.*/, '')]));
  refuse([
    ...faults,
    ...missing.map((name) => `color.${name} is missing`),
    ...unused
      .filter((use) => !uses.has(use))
      .map((use) => `unused "${use}" is not a pair of colours that createTheme checks`),
  ]);
  if (brand) refuse(themeFaults({ scheme, unused, color: brand }).map(faultSentence));
  const palette = brand && paletteOf(brand, scheme);
  const property = (name: string) => `--${variableName(['color', name])}`;
  const colors = Object.entries(palette ?? {}).map(
    ([name, value]) => [property(name), value] as const,
  );
  const others = given
    .filter(({ scale }) => scale !== 'color')
    .map(({ scale, name, value }) => [`--${variableName([scale, name])}`, value] as const);
  const ofMoreContrast = Object.entries(colorsOfMoreContrast).map(
    ([name, other]) => [property(name), `var(${property(other)})`] as const,
  );
  return {
    style: { colorScheme: scheme, ...Object.fromEntries([...colors, ...others]) },
    css: (selector = ':root') => {
      const colorRules = `${rule(selector, [['color-scheme', scheme], ...colors])}@media (prefers-contrast:more){${rule(selector, ofMoreContrast)}}`;
      // Paper is white, so a dark theme's colours are for the screen only.
      const onScreen = scheme === 'dark' ? `@media screen{${colorRules}}` : colorRules;
      return rule(selector, others) + onScreen;
    },
  };
}

function refuse(faults: readonly string[]) {
  if (faults.length > 0) throw new Error(`createTheme:\n${faults.join('\n')}`);
}

const definedEntries = (object: object): [name: string, value: string][] =>
  Object.entries(object).filter(([, value]) => value !== undefined);

const rule = (selector: string, declarations: readonly (readonly [string, string])[]) =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
