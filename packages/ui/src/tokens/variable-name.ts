/** Names a token's custom property: `['color', 'textMuted']` is `tp-color-text-muted`. */
export function variableName(path: readonly string[]): string {
  return ['tp', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
