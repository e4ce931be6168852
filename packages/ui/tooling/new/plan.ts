/** What the plans of `npm run new` share. */
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../../..');

type Change = (text: string) => string;

export interface Plan {
  /** Texts of new files. */
  files?: Record<string, string>;
  /** Edits of existing files. */
  changes: Record<string, Change>;
  /** Steps that the author does next. */
  next: string[];
}

/** What follows the name in the command, by option. */
export type Options = Record<string, string | undefined>;

/** A mistake in the command: its message is printed without a stack trace. */
export class Refusal extends Error {}

export function pascalCase(name: string, kind: string): string {
  if (/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name)) return name;
  throw new Refusal(`Name a ${kind} in Pascal case, like PriceTag, not "${name}".`);
}

export const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();

export const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Inserts text before the first occurrence of a marker. */
export const before = (marker: string, added: string) => (text: string) => {
  if (!text.includes(marker)) {
    throw new Refusal(`Cannot find "${marker.trim()}", where a line must be added.`);
  }
  return text.replace(marker, () => added + marker);
};
