/** Sets CSS variables by a `style`: vanilla-extract names a variable `var(--x)`, React needs `--x`. */
export function inlineVars(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.slice('var('.length, -1), value]),
  );
}
