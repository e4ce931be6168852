/** The name of a token's custom property: `['color', 'inkMuted']` becomes `tp-color-ink-muted`. */
export function variableName(path: readonly string[]): string {
  return ['tp', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
