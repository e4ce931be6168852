import type { font } from './type';
import { variableName } from './variable-name';

/**
 * Returns the page's font families for a role, for drawing on a canvas. Browser only. It reads the
 * page's styles, because importing the token would add the whole type scale to the scripts.
 */
export function fontStack(role: keyof typeof font): string {
  const name = `--${variableName(['font', role])}`;
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
