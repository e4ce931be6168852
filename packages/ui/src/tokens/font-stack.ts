import type { font } from './type';
import { variableName } from './variable-name';

/**
 * The font families of a role as the page and its theme have them, for what is drawn and not styled.
 * In the browser only. Read from the page: the token itself would bring the type scale into scripts.
 */
export function fontStack(role: keyof typeof font): string {
  const name = `--${variableName(['font', role])}`;
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
