/** Writes `reference/` and `llms.txt` into the build: what people and their agents read. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { guidanceText } from '../../../.storybook/guidance.ts';
import manifest from '../package.json' with { type: 'json' };
import { type ComponentFacts, componentFacts } from './component-facts.ts';
import { declarationsIn, typesIn } from './declarations.ts';
import { entries } from './sources.ts';

// The docgen parser names files from here.
process.chdir(path.resolve(import.meta.dirname, '../../..'));

const dist = path.resolve(import.meta.dirname, '../dist');

const cell = (text: string) => text.replaceAll('|', '\\|');

function section(facts: ComponentFacts) {
  const { name, entry, description, props, guidance, partOf, example, cost } = facts;
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
    rows.length > 0 && `| prop | type | meaning |\n| --- | --- | --- |\n${rows.join('\n')}`,
    isOfWhole ? `Example: see ${partOf}.` : example && `\`\`\`tsx\n${example}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A page that works, with nothing else. */
const page = `import '@tuppence/ui/styles.css';
import { Button, Heading, Text } from '@tuppence/ui';
import { Container, Section, Stack } from '@tuppence/ui/layout';

export function Page() {
  return (
    <Section aria-labelledby="title">
      <Container>
        <Stack gap={6}>
          <Heading level={1} id="title">Breakfast for every child</Heading>
          <Text>Six mornings a week.</Text>
          <div>
            <Button onClick={() => alert('Thank you')}>Give £5</Button>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}`;

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

/** Where the build describes an entry. */
const fileOf = (entry: string) => `reference/${path.basename(entry)}.md`;

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

function overview(all: readonly ComponentFacts[]) {
  const lists = [...new Set(all.map(({ entry }) => entry))].map(
    (shown) =>
      `### [${shown}](${fileOf(shown)})\n\n${all
        .filter(({ entry }) => entry === shown)
        .map(
          ({ name, description, guidance, partOf }) =>
            `- ${name}: ${firstSentence(description)} ${partOf ? `Part of ${partOf}.` : `For: ${guidance.use}`}`,
        )
        .join('\n')}`,
  );
  return `# ${manifest.name} ${manifest.version}

> ${manifest.description}

React ${manifest.peerDependencies.react}, ES modules only. \`react\` and \`react-dom\` are peers. The entries auth and dialogs also
need react-hook-form, @hookform/resolvers and valibot; charity-picker, checkout and demos need react-aria and
react-stately. The folder reference beside this file has a page for each entry: the props, guidance and an example of
each component, functions and types. ../README.md says how styles, brands, links, forms and toasts work.

- Import \`@tuppence/ui/styles.css\` once. Components take no className and no style (../docs/decisions/3-closed-components.md
  says what to do instead): space comes from Stack, Inline and Columns, colours from \`tone\`, \`data-surface\` and \`createTheme\` of @tuppence/ui/theme.
- \`gap\` is a step of 4 px: none, 1, 2, 3, 4, 6, 8, 10, 12 or 16.
- A field has label, description, error, required, value or defaultValue, and onValueChange(value).
- Texts are props. There is no default for a sentence.
- A form: \`noValidate\`, its fields in FormFields, \`error\` on each field, and \`useErrorFocus\`, which focuses the first.
- Toasts: \`useReducer(queue.reduce, queue.initial)\` of a \`createToastQueue()\`, shown by a ToastRegion.

## A page that works

\`\`\`tsx
${page}
\`\`\`

## Components

${lists.join('\n\n')}

## Functions

${functions
  .filter(({ meaning }) => meaning.length > 10)
  .map(
    ({ name, entry, meaning }) =>
      `- ${name} of [${entry}](${fileOf(entry)}): ${firstSentence(meaning)}`,
  )
  .join('\n')}
`;
}

const all = await componentFacts(async ({ built }) => (await import(built)) as object);
const declarations = declarationsIn(dist);
const functions = (await Promise.all(entries.map(functionsOf))).flat();
const code = (texts: readonly string[]) => `\`\`\`ts\n${texts.join('\n\n')}\n\`\`\``;

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
    writeFileSync(path.join(dist, fileOf(name)), `${reference(name)}\n`);
writeFileSync(path.join(dist, 'llms.txt'), overview(all));
