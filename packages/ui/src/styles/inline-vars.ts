/** CSS variables as a `style`: `var(--x)`, as vanilla-extract names a variable, becomes the property `--x`. */
export function inlineVars(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.slice('var('.length, -1), value]),
  );
}
