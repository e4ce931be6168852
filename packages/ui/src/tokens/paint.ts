import { type ColorName, color } from './color';
import { variableName } from './variable-name';

/** The palette as CSS variables, so that drawings follow the brand. */
export const paint = Object.fromEntries(
  Object.keys(color).map((name) => [name, `var(--${variableName(['color', name])})`]),
) as Record<ColorName, string>;
