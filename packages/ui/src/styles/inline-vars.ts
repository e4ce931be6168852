/** For a `style` prop: vanilla-extract names a CSS variable `var(--x)`, but React needs `--x`. */
export function inlineVars(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.slice('var('.length, -1), value]),
  );
}
