/** What the built package declares: the types in its props, and its functions. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse, types as t } from 'storybook/internal/babel';

/** The declaration of each exported type and function with its docstring, by name. */
export function declarationsIn(dist: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const name of globSync('**/*.d.ts', { cwd: dist }).sort()) {
    const code = readFileSync(path.join(dist, name), 'utf8');
    for (const statement of babelParse(code).program.body) {
      const declared = t.isExportNamedDeclaration(statement) ? statement.declaration : undefined;
      if (
        !t.isTSInterfaceDeclaration(declared) &&
        !t.isTSTypeAliasDeclaration(declared) &&
        !t.isTSDeclareFunction(declared)
      )
        continue;
      const [comment = statement] = statement.leadingComments?.slice(-1) ?? [];
      if (declared.id)
        all.set(declared.id.name, code.slice(comment.start ?? 0, statement.end ?? 0));
    }
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
