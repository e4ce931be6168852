/** What `npm run new` writes, and when it refuses. */
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../../..');

export interface Plan {
  files: { file: string; text: string }[];
  /** Existing files to edit. */
  changes: { file: string; change: (text: string) => string }[];
  next: string[];
}

export interface Options {
  page?: string | undefined;
  description?: string | undefined;
  cause?: string | undefined;
  use?: string | undefined;
  value?: string | undefined;
}

export class Refusal extends Error {}

export function pascalCase(name: string, kind: string): string {
  if (/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name)) return name;
  throw new Refusal(`A ${kind} has a name like PriceTag, not "${name}".`);
}

export const kebab = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

export const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Inserts text before the first occurrence of a marker. */
export const before = (marker: string, added: string) => (text: string) => {
  const at = text.indexOf(marker);
  if (at < 0) throw new Refusal(`Cannot find "${marker.trim()}", before which to add a line.`);
  return text.slice(0, at) + added + text.slice(at);
};

/** Adds an export of a module to an index. */
export const exported = (module: string) => (text: string) => {
  const lines = [...text.trimEnd().split('\n'), `export * from './${module}';`];
  return `${lines.sort().join('\n')}\n`;
};

/** Adds a name to an entry's exports (tests/contracts/public-exports.txt). */
export const agreed = (entry: string, name: string) => (text: string) => {
  const lines = text.split('\n');
  let at = lines.indexOf(entry) + 1;
  if (at === 0) throw new Refusal(`The package has no entry ${entry}.`);
  while (lines[at]?.startsWith('  ') && (lines[at] as string) < `  ${name}`) at++;
  return lines.toSpliced(at, 0, `  ${name}`).join('\n');
};
