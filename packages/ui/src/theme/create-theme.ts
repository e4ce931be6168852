import { colorsOfMoreContrast } from '../tokens/more-contrast';
import type { radius } from '../tokens/radius';
import type { shadow } from '../tokens/shadow';
import type { font } from '../tokens/type';
import { variableName } from '../tokens/variable-name';
import { contrastOf, mix, rgbOf } from './contrast';
import { type ContrastFault, contrastFaults } from './contrast-faults';
import { type BrandColors, paletteOf, type Scheme } from './palette';

/** The values a brand can change. The others keep their defaults. */
export interface ThemeValues {
  /** The brand's colours. All others are derived from them. Default: Tuppence's. */
  color?: BrandColors;
  /** Font families with fallbacks: `'"Inter", Arial, sans-serif'`. Load the font files yourself. */
  font?: Partial<Record<keyof typeof font, string>>;
  /** Corner radii, as CSS lengths. */
  radius?: Partial<Record<keyof typeof radius, string>>;
  /** Shadows, as CSS values. */
  shadow?: Partial<Record<keyof typeof shadow, string>>;
  /** Colour scheme of the browser's own scrollbars and controls. Default `light`. */
  scheme?: Scheme;
}

/** A theme as a style sheet or an object. */
export interface Theme {
  /**
   * Returns the theme as a style sheet, for a build or a server. `selector` (default `:root`) is
   * the document, or an element with its own `data-surface`.
   */
  css: (selector?: string) => string;
  /**
   * The theme's custom properties, for the `style` of an element with its own `data-surface`. Unlike `css`, it cannot
   * adapt to a visitor who asks for more contrast.
   */
  style: Record<string, string>;
}

/**
 * Creates a brand or colour scheme for the whole library.
 *
 * @throws an error that lists every invalid colour, or else every pair with too little contrast and the
 * nearest colour that has enough
 */
export function createTheme({ scheme = 'light', color: brand, ...scales }: ThemeValues): Theme {
  const palette = brand && checkedPalette(brand, scheme);
  const variables = Object.entries({ ...(palette && { color: palette }), ...scales }).flatMap(
    ([scale, tokens]) =>
      Object.entries(tokens).map(
        ([name, value]) => [`--${variableName([scale, name])}`, value] as const,
      ),
  );
  const property = (name: string) => `--${variableName(['color', name])}`;
  const ofMoreContrast = Object.entries(colorsOfMoreContrast).map(
    ([name, other]) => [property(name), `var(${property(other)})`] as const,
  );
  return {
    style: { colorScheme: scheme, ...Object.fromEntries(variables) },
    css: (selector = ':root') => {
      const sheet = `${rule(selector, [['color-scheme', scheme], ...variables])}@media (prefers-contrast:more){${rule(selector, ofMoreContrast)}}`;
      // Paper is white, so print uses the light scheme.
      return scheme === 'dark' ? `@media screen{${sheet}}` : sheet;
    },
  };
}

function checkedPalette(brand: BrandColors, scheme: Scheme) {
  const invalid = Object.entries(brand)
    .filter(([, value]) => value !== undefined && !rgbOf(value))
    .map(([name, value]) => `color.${name} is "${value}", not a colour such as "#10201A"`);
  if (invalid.length > 0) throw new Error(`createTheme:\n${invalid.join('\n')}`);
  const palette = paletteOf(brand, scheme);
  const faults = contrastFaults(palette).map((fault) => {
    const { use, front, back, contrast, least } = fault;
    return `${use}: ${palette[front]} on ${palette[back]} has ${contrast.toFixed(2)}:1, needs ${least}:1${suggestion(fault, brand, scheme)}`;
  });
  if (faults.length > 0) throw new Error(`createTheme:\n${faults.join('\n')}`);
  return palette;
}

/** Suggests the nearest colour, darker or lighter, with which a pair has enough contrast. */
function suggestion(
  { front, back, least }: ContrastFault,
  brand: BrandColors,
  scheme: Scheme,
): string {
  const names = (Object.keys(brand) as (keyof BrandColors)[]).filter((name) =>
    [front, back].includes(name),
  );
  for (let part = 0.02; part < 1; part += 0.02) {
    for (const name of names) {
      for (const end of ['#000000', '#FFFFFF']) {
        const hex = mix(brand[name] ?? end, end, part);
        const palette = paletteOf({ ...brand, [name]: hex }, scheme);
        if (contrastOf(palette[front], palette[back]) >= least)
          return `. With color.${name} ${hex} it passes`;
      }
    }
  }
  return '';
}

const rule = (selector: string, declarations: readonly (readonly [string, string])[]) =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
