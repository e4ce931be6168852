import { readFileSync } from 'node:fs';
import { babelParse, types as t } from 'storybook/internal/babel';

/** A module's source and its statements. */
export interface Module {
  file: string;
  code: string;
  statements: t.Statement[];
}

/** Samples share most of their modules. */
const parsed = new Map<string, t.Statement[]>();

export function readModule(file: string, code = readFileSync(file, 'utf8')): Module {
  const statements = parsed.get(code) ?? babelParse(code).program.body;
  parsed.set(code, statements);
  return { file, code, statements };
}

/** What a spy does. If it does nothing, it says its name. */
function spied(code: string, { start, arguments: [does] }: t.CallExpression): string {
  const [, name] = /(\w+)\s*[:=]\s*\{?\s*$/.exec(code.slice(0, start ?? 0)) ?? [];
  const value = name?.endsWith('Change') ? 'value' : '';
  const says = `(${value}) => console.log('${name}'${value && `, ${value}`})`;
  return (does ? plainText(code, does) : '() => {}').replace(/\(\) => \{\}$/, says);
}

/** The text of a node. Storybook's spies become the functions that they stand for. */
export function plainText(code: string, node: t.Node, edits: [t.Node, string][] = []): string {
  t.traverseFast(node, (part) => {
    if (!t.isCallExpression(part) || !t.isIdentifier(part.callee, { name: 'fn' })) return;
    edits.push([part, spied(code, part)]);
  });
  const start = node.start ?? 0;
  return edits
    .sort(([a], [b]) => (b.start ?? 0) - (a.start ?? 0))
    .reduce(
      (text, [part, by]) =>
        text.slice(0, (part.start ?? 0) - start) + by + text.slice((part.end ?? 0) - start),
      code.slice(start, node.end ?? 0),
    );
}
