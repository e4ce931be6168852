import { type ColorName, color } from '../tokens/color';
import { colorsOfMoreContrast } from '../tokens/more-contrast';
import type { radius } from '../tokens/radius';
import type { shadow } from '../tokens/shadow';
import type { font } from '../tokens/type';
import { variableName } from '../tokens/variable-name';
import { rgbOf } from './contrast';
import { contrastFaults } from './contrast-faults';

/** What a brand may change. What it leaves out stays as it is. */
export interface ThemeValues {
  /** Colours of the palette as `#RRGGBB`. The surfaces follow. */
  color?: Partial<Record<ColorName, string>>;
  /** Families, each with its fallbacks: `'"Inter", Arial, sans-serif'`. Load the files yourself. */
  font?: Partial<Record<keyof typeof font, string>>;
  /** Corners, as lengths of CSS. */
  radius?: Partial<Record<keyof typeof radius, string>>;
  /** Shadows, as values of CSS. */
  shadow?: Partial<Record<keyof typeof shadow, string>>;
  /** Which scrollbars and controls of its own the browser shows. Default `light`. */
  scheme?: 'light' | 'dark';
}

/** A brand, as a style sheet or as an object. */
export interface Theme {
  /**
   * The theme as a style sheet, for a build or a server. `selector` (default `:root`) is what it holds
   * for: the document, or an element that has a `data-surface` of its own.
   */
  css: (selector?: string) => string;
  /**
   * Its custom properties by name, for the `style` of such an element. Unlike `css` it cannot say what
   * changes for who asks for more contrast.
   */
  style: Record<string, string>;
}

/**
 * Another brand or scheme for the whole library. Throws an error that names every pair of colours
 * which could not be read, and every value that is no colour.
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
      // Paper is white: what is printed is dark on it.
      return scheme === 'dark' ? `@media screen{${sheet}}` : sheet;
    },
  };
}

const rule = (selector: string, declarations: readonly (readonly [string, string])[]) =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
