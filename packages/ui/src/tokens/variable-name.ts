/** The name of a token's custom property: `['color', 'textMuted']` becomes `tp-color-text-muted`. */
export function variableName(path: readonly string[]): string {
  return ['tp', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
