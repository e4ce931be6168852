/** What the plans of `npm run new` share. */
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../../..');

export interface Plan {
  files: { file: string; text: string }[];
  /** Existing files to edit. */
  changes: { file: string; change: (text: string) => string }[];
  /** Steps that the author does next. */
  next: string[];
}

export interface Options {
  page?: string | undefined;
  description?: string | undefined;
  cause?: string | undefined;
  use?: string | undefined;
  value?: string | undefined;
}

/** A mistake in the command: its message is printed without a stack trace. */
export class Refusal extends Error {}

export function pascalCase(name: string, kind: string): string {
  if (/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name)) return name;
  throw new Refusal(`Name a ${kind} in Pascal case, like PriceTag, not "${name}".`);
}

export const kebab = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

export const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Inserts text before the first occurrence of a marker. */
export const before = (marker: string, added: string) => (text: string) => {
  const at = text.indexOf(marker);
  if (at < 0) throw new Refusal(`Cannot find "${marker.trim()}", where a line must be added.`);
  return text.slice(0, at) + added + text.slice(at);
};

/** Adds the export of a module to an index. */
export const exported = (module: string) => (text: string) => {
  const lines = [...text.trimEnd().split('\n'), `export * from './${module}';`];
  return `${lines.sort().join('\n')}\n`;
};

/** Adds a component and its props to an entry's exports in tests/contracts/public-exports.txt. */
export const listed = (entry: string, name: string) => (text: string) => {
  const lines = text.split('\n');
  let at = lines.indexOf(entry) + 1;
  if (at === 0) throw new Refusal(`The package has no entry ${entry}.`);
  while (lines[at]?.startsWith('  ') && (lines[at] as string) < `  ${name}`) at++;
  return lines.toSpliced(at, 0, `  ${name}`, `  ${name}Props (type)`).join('\n');
};
