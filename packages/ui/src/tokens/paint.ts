import { type ColorName, color } from './color';
import { variableName } from './variable-name';

/** The palette for `fill` and `stroke` of drawings, as variables, so that they follow the brand. */
export const paint = Object.fromEntries(
  Object.keys(color).map((name) => [name, `var(--${variableName(['color', name])})`]),
) as Record<ColorName, string>;
