/** Samples to copy: what a story renders, with the imports and declarations that it needs. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { babelParse, types as t, traverse } from 'storybook/internal/babel';
import { getPrettier } from 'storybook/internal/common';
import type { Plugin } from 'vite';
import { sampleOf } from './sample-of-story.ts';
import { type Module, plainText, readModule } from './story-module.ts';
import { turned } from './turned-sample.ts';

/** The names that code takes from its module. */
function freeNames(code: string): Set<string> {
  let names = new Set<string>();
  const ast = babelParse(code);
  traverse(ast, {
    Program({ scope }) {
      names = new Set(Object.keys((scope as unknown as { globals: object }).globals));
    },
  });
  // The scope knows values only.
  t.traverseFast(ast, (part) => {
    if (t.isTSTypeReference(part)) {
      const [first = ''] = code.slice(part.start ?? 0, part.end ?? 0).split(/\W/, 1);
      names.add(first);
    }
    if (t.isTSTypeQuery(part) && t.isIdentifier(part.exprName)) names.add(part.exprName.name);
    if (t.isTSExpressionWithTypeArguments(part) && t.isIdentifier(part.expression))
      names.add(part.expression.name);
  });
  return names;
}

const declaredBy = (statement: t.Declaration): string[] =>
  t.isTSInterfaceDeclaration(statement) || t.isTSTypeAliasDeclaration(statement)
    ? [statement.id.name]
    : Object.keys(t.getBindingIdentifiers(statement, false, true));

/** Collects what names mean: the project's own declarations, and imports of packages. */
class Needs {
  readonly imports = new Map<string, Set<string>>();
  readonly declarations: string[] = [];
  readonly declared = new Set<string>();
  private readonly seen = new Set<string>();
  private readonly sourceOf: typeof beside;

  constructor(sourceOf: typeof beside) {
    this.sourceOf = sourceOf;
  }

  add(code: string, module: Module) {
    const names = freeNames(code);
    for (const statement of module.statements) {
      const plain = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
      if (t.isImportDeclaration(plain)) this.addImports(names, plain, module);
      const own = t.isDeclaration(plain) ? declaredBy(plain) : [];
      if (!plain || t.isImportDeclaration(plain) || !own.some((name) => names.has(name))) continue;
      const text = plainText(module.code, plain);
      if (this.seen.has(text)) continue;
      this.seen.add(text);
      for (const name of own) this.declared.add(name);
      // What it needs stands before it.
      this.add(text, module);
      this.declarations.push(text);
    }
  }

  private addImports(names: Set<string>, statement: t.ImportDeclaration, { file, code }: Module) {
    const from = statement.source.value;
    for (const one of statement.specifiers) {
      if (!names.has(one.local.name)) continue;
      const near = ['.tsx', '.ts', '']
        .map((ending) => this.sourceOf(from, file) + ending)
        .find((place) => existsSync(place));
      if (near && t.isImportSpecifier(one)) {
        const { name } = one.imported as t.Identifier;
        this.add(name, readModule(near));
        if (name !== one.local.name) this.declarations.push(`const ${one.local.name} = ${name};`);
      } else {
        const isType = statement.importKind === 'type' ? 'type ' : '';
        const name = isType + code.slice(one.start ?? 0, one.end ?? 0);
        this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name));
      }
    }
  }
}

const require = createRequire(import.meta.url);

/** `useArg` of a story is React's hook in its sample. */
const hooks = readModule('react', "import { useState } from 'react';");

/** Foundations draw tokens, and pages consist of other stories: both have no samples. */
const withSamples = /^(?!.*\/stories\/(foundations|pages)\/).*\.stories\.tsx$/;

const beside = (from: string, file: string) =>
  from.startsWith('.') ? path.resolve(path.dirname(file), from) : '';

/** Also finds what the library's package does not contain. */
const anywhere = (from: string, file: string) =>
  /^@tuppence\/(?!ui)/.test(from) ? require.resolve(from) : beside(from, file);

/**
 * The samples of a file's stories, by export, with the marks that `turned` needs. If `alone`, they import
 * only the library.
 */
export function samplesOf(file: string, alone = false): Record<string, string> {
  if (!withSamples.test(file)) return {};
  const module = readModule(file);
  const samples: Record<string, string> = {};
  for (const statement of module.statements) {
    if (!t.isExportNamedDeclaration(statement) || !t.isVariableDeclaration(statement.declaration))
      continue;
    const { id } = statement.declaration.declarations[0] ?? {};
    if (!t.isIdentifier(id)) continue;
    const code = sampleOf(module, id.name);
    if (!code) continue;
    const needs = new Needs(alone ? anywhere : beside);
    needs.add(code, module);
    needs.add(code, hooks);
    const imports = [...needs.imports].flatMap(([from, names]) => {
      const whole = [...names].filter((name) => name.includes('*'));
      const parts = [...names]
        .filter((name) => !name.includes('*') && !needs.declared.has(name.replace('type ', '')))
        .sort();
      return [...whole, ...(parts.length > 0 ? [`{ ${parts.join(', ')} }`] : [])].map(
        (what) => `import ${what} from '${from}';`,
      );
    });
    samples[id.name] = [imports.sort().join('\n'), ...needs.declarations, `export ${code}`].join(
      '\n\n',
    );
  }
  return samples;
}

/** Gives each story its sample, for "Show code" and the Code panel. */
export const samples = (): Plugin => ({
  name: 'samples',
  enforce: 'pre',
  async transform(code, id) {
    if (!withSamples.test(id)) return undefined;
    const { format } = await getPrettier();
    const options = { filepath: id, singleQuote: true, printWidth: 90 };
    const given = Object.entries(samplesOf(id)).map(async ([name, marked]) => {
      const originalSource = await format(turned(marked), options);
      const source = JSON.stringify({ type: 'code', originalSource });
      const sample = JSON.stringify(await format(marked, options));
      return `${name}.parameters = { ...${name}.parameters, sample: ${sample}, docs: { ...${name}.parameters?.docs, source: ${source} } };`;
    });
    return { code: [code, ...(await Promise.all(given))].join('\n'), map: null };
  },
});
