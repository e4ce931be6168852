import { type ColorName, color } from '../tokens/color';
import { colorsOfMoreContrast } from '../tokens/more-contrast';
import type { radius } from '../tokens/radius';
import type { shadow } from '../tokens/shadow';
import type { font } from '../tokens/type';
import { variableName } from '../tokens/variable-name';
import { rgbOf } from './contrast';
import { contrastFaults } from './contrast-faults';

/** The values a brand can change. The others keep their defaults. */
export interface ThemeValues {
  /** Palette colours as `#RRGGBB`. The surfaces use them. */
  color?: Partial<Record<ColorName, string>>;
  /** Font families with fallbacks: `'"Inter", Arial, sans-serif'`. Load the font files yourself. */
  font?: Partial<Record<keyof typeof font, string>>;
  /** Corner radii, as CSS lengths. */
  radius?: Partial<Record<keyof typeof radius, string>>;
  /** Shadows, as CSS values. */
  shadow?: Partial<Record<keyof typeof shadow, string>>;
  /** Colour scheme of the browser's own scrollbars and controls. Default `light`. */
  scheme?: 'light' | 'dark';
}

/** A theme as a style sheet or an object. */
export interface Theme {
  /**
   * Returns the theme as a style sheet, for a build or a server. `selector` (default `:root`) is
   * the document, or an element with its own `data-surface`.
   */
  css: (selector?: string) => string;
  /**
   * The theme's custom properties, for the `style` of such an element. Unlike `css`, it cannot
   * adapt to a visitor who asks for more contrast.
   */
  style: Record<string, string>;
}

/**
 * Creates a brand or colour scheme for the whole library. Throws an error that lists every invalid
 * colour, or else every pair with too little contrast.
 */
export function createTheme({ scheme = 'light', ...values }: ThemeValues): Theme {
  const palette: Record<ColorName, string> = { ...color, ...values.color };
  const faults = Object.entries(palette)
    .filter(([, value]) => !rgbOf(value))
    .map(([name, value]) => `color.${name} is "${value}", not a colour such as "#10201A"`);
  if (faults.length === 0) faults.push(...contrastFaults(palette));
  if (faults.length > 0) throw new Error(`createTheme:\n${faults.join('\n')}`);

  const variables = Object.entries(values).flatMap(([scale, tokens]) =>
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

const rule = (selector: string, declarations: readonly (readonly [string, string])[]) =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
