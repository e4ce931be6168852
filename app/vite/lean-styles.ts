/** A recipe, as vanilla-extract leaves it in the compiled styles. */
interface Recipe {
  defaultClassName: string;
  variantClassNames: Record<string, Record<string, string>>;
  defaultVariants: Selection;
  compoundVariants: [when: Selection, className: string][];
}
type Selection = Record<string, string | number | boolean | undefined>;

/**
 * Takes the place of vanilla-extract's own runtime of recipes in the browser's code: the same class
 * names, without the helpers for old engines and the lists of variants that nothing reads.
 */
export function createRuntimeFn(recipe: Recipe) {
  const { defaultClassName, variantClassNames, defaultVariants, compoundVariants } = recipe;
  return (options: Selection = {}) => {
    const selected: Selection = { ...defaultVariants };
    for (const name in options) selected[name] = options[name] ?? defaultVariants[name];
    const classes = [defaultClassName];
    for (const name in selected)
      classes.push(variantClassNames[name]?.[String(selected[name])] ?? '');
    for (const [when, className] of compoundVariants) {
      if (Object.keys(when).every((name) => selected[name] === when[name])) classes.push(className);
    }
    return classes.filter(Boolean).join(' ');
  };
}

/** The same for variables that a component sets on its element: `var(--x)` becomes the property `--x`. */
export function assignInlineVars(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replace(/^var\((.*)\)$/, '$1'), value]),
  );
}
