/** Writes `reference/` and `tokens.json` into the build, and `llms.txt` beside it: what people and their agents read. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { guidanceText } from '../../../.storybook/guidance.ts';
import manifest from '../package.json' with { type: 'json' };
import { type ComponentFacts, componentFacts } from './component-facts.ts';
import { declarationsIn, typesIn } from './declarations.ts';
import { designTokens } from './design-tokens.ts';
import { fileOf, overview } from './overview.ts';
import { entries } from './sources.ts';

// The docgen parser names files from here.
process.chdir(path.resolve(import.meta.dirname, '../../..'));

const dist = path.resolve(import.meta.dirname, '../dist');

const cell = (text: string) => text.replaceAll('|', '\\|');

const code = (texts: readonly string[], language = 'ts') =>
  `\`\`\`${language}\n${texts.join('\n\n')}\n\`\`\``;

function section(facts: ComponentFacts) {
  const { name, entry, description, props, guidance, partOf, example, moreExamples, cost, sheet } =
    facts;
  const isOfWhole = all.some((one) => one.name === partOf && one.example === example);
  const rows = props.map(
    (prop) =>
      `| \`${prop.name}\`${prop.required ? '' : '?'} | \`${cell(prop.type)}\` | ${cell(prop.description)} |`,
  );
  return [
    `## ${name}`,
    `\`import { ${name} } from '${entry}';\``,
    description,
    guidanceText(guidance),
    cost &&
      `Cost: ${cost.script} kB of scripts with all that it imports except React, ${cost.style} kB of styles (gzip).`,
    existsSync(path.join(dist, sheet)) &&
      `Its sheet, beside \`tokens.css\`: \`${manifest.name}/${sheet}\`.`,
    rows.length > 0 && `| prop | type | meaning |\n| --- | --- | --- |\n${rows.join('\n')}`,
    isOfWhole ? `Example: see ${partOf}.` : example && code([example], 'tsx'),
    ...moreExamples.map((one) => code([one], 'tsx')),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What an entry exports beside components. */
async function functionsOf({ name: entry, built }: (typeof entries)[number]) {
  const values: object = await import(built);
  return Object.entries(values).flatMap(([name, value]) => {
    const declaration = declarations.get(name);
    if (typeof value !== 'function' || !declaration || all.some((one) => one.name === name))
      return [];
    const meaning = (/\/\*\*(.*?)\*\//s.exec(declaration)?.[1] ?? '')
      .replaceAll(/[\s*]+/g, ' ')
      .trim();
    return [{ name, entry, declaration, meaning }];
  });
}

const all = await componentFacts(async ({ built }) => (await import(built)) as object);
const declarations = declarationsIn(dist);
const functions = (await Promise.all(entries.map(functionsOf))).flat();

/** The components, functions and types of an entry. */
function reference(entry: string) {
  const components = all.filter((one) => one.entry === entry);
  const own = functions.filter((one) => one.entry === entry).map(({ declaration }) => declaration);
  const props = components.flatMap((one) => one.props.map(({ type }) => type));
  const types = typesIn([...props, ...own].join(' '), declarations);
  return [
    `# ${entry} ${manifest.version}`,
    'Generated. A prop with ? is optional.',
    ...components.map(section),
    own.length > 0 && `# Functions\n\n${code(own)}`,
    types.length > 0 && `# Types\n\n${code(types)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

mkdirSync(path.join(dist, 'reference'), { recursive: true });
for (const { name } of entries)
  if ([...all, ...functions].some(({ entry }) => entry === name))
    writeFileSync(path.join(dist, '..', fileOf(name)), `${reference(name)}\n`);
writeFileSync(path.join(dist, '../llms.txt'), overview(all, functions, dist));
const tokens = designTokens(await import(path.join(dist, 'tokens/index.js')));
writeFileSync(path.join(dist, 'tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);
