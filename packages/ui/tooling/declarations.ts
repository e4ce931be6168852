/** What the built package declares: the types in its props, and its functions. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the next statement begins, with its docstring. */
const statement = /\n(?=\/\*\*)|(?<!\*\/)\n(?=export |import |declare |interface |type )/;

/** The declaration of each exported type and function with its docstring, by name. */
export function declarationsIn(dist: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const name of globSync('**/*.d.ts', { cwd: dist }).sort())
    for (const part of readFileSync(path.join(dist, name), 'utf8').split(statement)) {
      const [, named] = /^export (?:declare function|interface|type) (\w+)/m.exec(part) ?? [];
      if (named) all.set(named, part.trim());
    }
  return all;
}

/** The types that a text names, and those that they name, in alphabetical order. */
export function typesIn(text: string, declarations: Map<string, string>): string[] {
  const found = new Map<string, string>();
  const add = (part: string) => {
    for (const [name] of part.matchAll(/\b[A-Z]\w+/g)) {
      const declaration = declarations.get(name);
      if (!declaration || found.has(name) || /^export declare function /m.test(declaration))
        continue;
      found.set(name, declaration);
      add(declaration);
    }
  };
  add(text);
  return [...found].sort().map(([, declaration]) => declaration);
}
