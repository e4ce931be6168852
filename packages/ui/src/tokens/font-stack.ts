import type { font } from './type';
import { variableName } from './variable-name';

/**
 * Returns a role's font families, for drawing on a canvas. It reads the page's styles, because the
 * token would add the whole type scale to the scripts.
 */
export function fontStack(role: keyof typeof font): string {
  const name = `--${variableName(['font', role])}`;
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
