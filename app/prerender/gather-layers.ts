/**
 * Merges the blocks of each cascade layer, because each style sheet of a page opens the same layers
 * again. Layers keep their order, and so do the rules in a layer. A layer must not be nested in a
 * rule.
 */
export function gatherLayers(css: string): string {
  const layers = new Map<string, string>();
  let rest = '';
  let at = 0;
  for (const { 0: opening, 1: name = '', index } of css.matchAll(/@layer ([\w.]+)\{/g)) {
    const start = index + opening.length;
    let end = start;
    for (let depth = 1; depth > 0 && end < css.length; end += 1) {
      if (css[end] === '{') depth += 1;
      if (css[end] === '}') depth -= 1;
    }
    rest += css.slice(at, index);
    layers.set(name, (layers.get(name) ?? '') + css.slice(start, end - 1));
    at = end;
  }
  const gathered = [...layers].map(([name, rules]) => `@layer ${name}{${rules}}`);
  return rest + css.slice(at) + gathered.join('');
}
