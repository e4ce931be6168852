/** What is known of each exported component: from its source, its stories and its measured cost. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentDocs } from '../../../.storybook/docgen.ts';
import { type StoryFacts, storyFacts } from '../../../.storybook/guidance.ts';
import { meaningOf } from '../../../.storybook/props.ts';
import type { Costs } from './costs.ts';
import { entries } from './sources.ts';

export interface ComponentFacts extends Pick<StoryFacts, 'guidance'> {
  name: string;
  /** The component whose stories show it, if it is a part of one. */
  partOf?: string | undefined;
  example?: string | undefined;
  /** Of other files of stories about it. */
  moreExamples: string[];
  /** The first entry that exports it. */
  entry: string;
  description: string;
  props: { name: string; type: string; required: boolean; description: string }[];
  cost?: Costs[string] | undefined;
  /** The sheet that has all its styles except the tokens. */
  sheet: string;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** Functions, and the results of forwardRef, memo and lazy. */
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

/** `load` imports an entry: its source in tests, its build after a build. */
export async function componentFacts(
  load: (entry: (typeof entries)[number]) => Promise<object>,
): Promise<ComponentFacts[]> {
  const costs: Costs = JSON.parse(readFileSync(path.join(root, 'packages/ui/costs.json'), 'utf8'));
  const stories = globSync('stories/**/*.stories.tsx', { cwd: root })
    .sort()
    .map((file) => storyFacts(path.join(root, file)))
    .filter(({ guidance }) => guidance.use);
  // Unions are written in the order in which their members are first read.
  const sources = globSync('packages/ui/src/**/*.tsx', { cwd: root }).sort();
  const docs = await componentDocs(root, sources);
  const facts = new Map<string, ComponentFacts>();
  for (const entry of entries) {
    for (const [name] of Object.entries(await load(entry)).filter(isComponent)) {
      if (facts.has(name)) continue;
      const named = docs.filter(({ displayName }) => displayName === name);
      const own = path.dirname(entry.source);
      const doc =
        named.find(({ filePath }) => path.resolve(root, filePath).startsWith(own)) ?? named[0];
      const story =
        stories.find(({ components }) => components[0] === name) ??
        stories.find(({ components }) => components.includes(name));
      const example = story?.examples.find((one) => one.includes(`<${name}`)) ?? story?.examples[0];
      const folder = path.dirname(doc?.filePath.replace(/^.*packages\/ui\/src\//, '') ?? '');
      facts.set(name, {
        name,
        entry: entry.name,
        description: plain(doc?.description ?? ''),
        props: Object.values(doc?.props ?? {}).map((prop) => ({
          name: prop.name,
          type: (prop.type.raw ?? prop.type.name).replace(/ \| undefined$/, ''),
          required: prop.required,
          description: plain(prop.description) || meaningOf(prop.name, doc?.props ?? {}),
        })),
        guidance: story?.guidance ?? { use: '', not: '', accessibility: '' },
        partOf: story?.components[0] === name ? undefined : story?.components[0],
        example: example && uncited(example),
        moreExamples: stories
          .filter((one) => one !== story && one.components[0] === name)
          .flatMap(({ examples }) => examples.slice(0, 1)),
        cost: costs[folder],
        sheet: `${folder.replace(/^sections\//, '')}.css`,
      });
    }
  }
  return [...facts.values()];
}

/** Without citations of documents that are not in the package. */
const uncited = (text: string) => text.replaceAll(/\s*\(docs\/behaviour\.md [^)]*\)/g, '');

const plain = (text: string) => uncited(text).replaceAll(/\s+/g, ' ').trim();
