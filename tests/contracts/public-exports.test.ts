import path from 'node:path';
import ts from 'typescript-with-api';
import { expect, test } from 'vitest';
import { entries } from '../../packages/ui/tooling/sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const sources = entries.map(({ source }) => source);
const program = ts.createProgram(sources, options);
const checker = program.getTypeChecker();

function exportsOf(source: string): ts.Symbol[] {
  const file = program.getSourceFile(source);
  const entry = file && checker.getSymbolAtLocation(file);
  return entry ? checker.getExportsOfModule(entry) : [];
}

test('the exports match the list', async () => {
  const lines: string[] = [];
  for (const { name, source } of entries) {
    const values = (await import(/* @vite-ignore */ source)) as object;
    const exported = exportsOf(source).map((symbol) =>
      symbol.name in values ? `  ${symbol.name}` : `  ${symbol.name} (type)`,
    );
    lines.push(name.replace('@tuppence/ui', '.'), ...exported.sort());
  }
  const how =
    'npx vitest run --project contracts public-exports --update, and a changeset, accept a change';
  await expect(`${lines.join('\n')}\n`, how).toMatchFileSnapshot('public-exports.txt');
});

/** The components with this prop, in any variant of their props. */
const componentsWith = (prop: string) =>
  sources
    .flatMap(exportsOf)
    .filter((symbol) => {
      const alias = symbol.flags & ts.SymbolFlags.Alias;
      const declared = alias ? checker.getAliasedSymbol(symbol) : symbol;
      const variants = checker
        .getTypeOfSymbol(declared)
        .getCallSignatures()
        .flatMap(({ parameters }) => parameters.slice(0, 1))
        .map((props) => checker.getApparentType(checker.getTypeOfSymbol(props)))
        .flatMap((props) => (props.isUnion() ? props.types : [props]));
      return /^[A-Z]/.test(symbol.name) && variants.some((one) => one.getProperty(prop));
    })
    .map(({ name }) => name);

test('components have no class or style props', () => {
  expect(componentsWith('href')).toContain('ButtonLink');
  expect([...componentsWith('className'), ...componentsWith('style')]).toEqual([]);
});
