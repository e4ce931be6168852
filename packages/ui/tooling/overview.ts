/** `llms.txt`: a line for each component and function, and where to read on. The words are in llms.md. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import type { ComponentFacts } from './component-facts.ts';
import { kB } from './costs.ts';

type FunctionFacts = Pick<ComponentFacts, 'name' | 'entry'> & { meaning: string };

/** Where the build describes an entry. */
export const fileOf = (entry: string) => `dist/reference/${path.basename(entry)}.md`;

/** Entries for any site. The others are parts of Tuppence's own. */
const general =
  /\/(ui|layout|chrome|brand|charity-picker|money|theme|tokens|auth|faq|legal|not-found)$/;
const isGeneral = ({ entry }: { entry: string }) => general.test(entry);

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

const lineOf = (one: ComponentFacts | FunctionFacts) => {
  if ('meaning' in one) return `- ${one.name}: ${firstSentence(one.meaning)}`;
  const { name, description, guidance, partOf } = one;
  const use = partOf ? `Part of ${partOf}.` : `For: ${guidance.use}`;
  return `- ${name}: ${firstSentence(description)} ${use}`;
};

const listOf = (shown: readonly (ComponentFacts | FunctionFacts)[]) =>
  [...new Set(shown.map(({ entry }) => entry))]
    .map((entry) => {
      const lines = shown.filter((one) => one.entry === entry).map(lineOf);
      return [`### [${entry}](${fileOf(entry)})\n`, ...lines].join('\n');
    })
    .join('\n\n');

export function overview(
  components: readonly ComponentFacts[],
  functions: readonly FunctionFacts[],
  dist: string,
) {
  const all = [...components, ...functions.filter(({ meaning }) => meaning.length > 10)];
  // Of areas. Each component has another, which the reference names.
  const sheets = globSync('*.css', { cwd: dist })
    .sort()
    .map((name) => `- ${name}: ${kB(readFileSync(path.join(dist, name), 'utf8'))}`);
  const values: Record<string, unknown> = {
    ...manifest,
    react: manifest.peerDependencies.react,
    sheets: sheets.join('\n'),
    general: listOf(all.filter(isGeneral)),
    own: listOf(all.filter((one) => !isGeneral(one))),
  };
  const text = readFileSync(path.join(import.meta.dirname, '../llms.md'), 'utf8');
  return text.replaceAll(/\{([a-z]+)\}/g, (whole, key) => String(values[key] ?? whole));
}
