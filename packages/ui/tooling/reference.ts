/** Writes `reference.md` and `llms.txt` into the build: what people and their agents read. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { guidanceText } from '../../../.storybook/guidance.ts';
import manifest from '../package.json' with { type: 'json' };
import { type ComponentFacts, componentFacts } from './component-facts.ts';

// The docgen parser names files from here.
process.chdir(path.resolve(import.meta.dirname, '../../..'));

const dist = path.resolve(import.meta.dirname, '../dist');

const cell = (text: string) => text.replaceAll('|', '\\|');

function section({ name, entry, description, props, guidance, example, cost }: ComponentFacts) {
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
    example && `\`\`\`tsx\n${example}\n\`\`\``,
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

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

function overview(all: readonly ComponentFacts[]) {
  const lists = [...new Set(all.map(({ entry }) => entry))].map(
    (shown) =>
      `### ${shown}\n\n${all
        .filter(({ entry }) => entry === shown)
        .map(({ name, description, guidance }) =>
          `- ${name}: ${firstSentence(description)} For: ${guidance.use}`.replaceAll('  ', ' '),
        )
        .join('\n')}`,
  );
  return `# ${manifest.name} ${manifest.version}

> ${manifest.description}

React ${manifest.peerDependencies.react}, ES modules only. \`react\` and \`react-dom\` are peers. The entries auth and dialogs also
need react-hook-form, @hookform/resolvers and valibot; charity-picker, checkout and demos need react-aria and
react-stately. reference.md beside this file has the props, guidance and an example of each component. README.md says
how styles, brands, links, forms and toasts work.

- Import \`@tuppence/ui/styles.css\` once. Components take no className and no style: space comes from Stack, Inline and
  Columns, colours from \`tone\`, \`data-surface\` and \`createTheme\` of @tuppence/ui/theme.
- \`gap\` is a step of 4 px: none, 1, 2, 3, 4, 6, 8, 10, 12 or 16.
- A field has label, description, error, required, value or defaultValue, and onValueChange(value).
- Texts are props. There is no default for a sentence.

## A page that works

\`\`\`tsx
${page}
\`\`\`

## Components

${lists.join('\n\n')}
`;
}

const all = await componentFacts(async ({ built }) => (await import(built)) as object);
writeFileSync(
  path.join(dist, 'reference.md'),
  `# Components of ${manifest.name} ${manifest.version}\n\nGenerated. A prop with ? is optional.\n\n${all.map(section).join('\n\n')}\n`,
);
writeFileSync(path.join(dist, 'llms.txt'), overview(all));
