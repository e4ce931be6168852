/** The custom property of a token: `['color', 'inkMuted']` becomes `tp-color-ink-muted`. */
export function variableName(path: readonly string[]): string {
  return ['tp', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
