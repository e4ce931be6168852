/** `llms.txt`: a line for each component and function, and where to read on. */
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import type { ComponentFacts } from './component-facts.ts';

interface FunctionFacts {
  name: string;
  entry: string;
  meaning: string;
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

/** Where the build describes an entry. */
export const fileOf = (entry: string) => `dist/reference/${path.basename(entry)}.md`;

/** Entries for any site. The others are parts of Tuppence's own. */
const general =
  /\/(ui|layout|chrome|brand|charity-picker|money|theme|tokens|auth|faq|legal|not-found)$/;
const isGeneral = ({ entry }: { entry: string }) => general.test(entry);

const firstSentence = (text: string) => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

const listOf = (shown: readonly ComponentFacts[]) =>
  [...new Set(shown.map(({ entry }) => entry))]
    .map(
      (name) =>
        `### [${name}](${fileOf(name)})\n\n${shown
          .filter(({ entry }) => entry === name)
          .map(
            ({ name, description, guidance, partOf }) =>
              `- ${name}: ${firstSentence(description)} ${partOf ? `Part of ${partOf}.` : `For: ${guidance.use}`}`,
          )
          .join('\n')}`,
    )
    .join('\n\n');

const functionList = (shown: readonly FunctionFacts[]) =>
  shown
    .filter(({ meaning }) => meaning.length > 10)
    .map(
      ({ name, entry, meaning }) =>
        `- ${name} of [${entry}](${fileOf(entry)}): ${firstSentence(meaning)}`,
    )
    .join('\n');

export function overview(all: readonly ComponentFacts[], functions: readonly FunctionFacts[]) {
  const own = all.filter((one) => !isGeneral(one));
  return `# ${manifest.name} ${manifest.version}

> ${manifest.description}

React ${manifest.peerDependencies.react}, ES modules only. \`react\` and \`react-dom\` are peers. The entries auth and dialogs also
need react-hook-form, @hookform/resolvers and valibot; charity-picker, checkout and demos need react-aria and
react-stately.

- [A site of your own](docs/own-site.md): logo, theme from two colours, a form with errors, receipt and thanks, with Vite.
- [README](README.md): styles, servers, themes, links, forms, dialogs, toasts and languages.
- [Brands](docs/brands.md), [Vite](docs/vite.md), [icons](docs/icons.md), [tokens](docs/tokens.md), [tests](docs/tests.md).
- The folder dist/reference has a page for each entry: the props, guidance, sheet and an example of each component,
  functions and types.

In short:

- Import \`@tuppence/ui/styles.css\` once, or less: \`tokens.css\`, and the sheet that the reference names for each component
  that you use.
- Components take no className and no style ([what to do instead](docs/decisions/3-closed-components.md)): space comes
  from Stack, Inline and Columns, colours from \`tone\`, \`data-surface\` and \`createTheme\` of @tuppence/ui/theme.
- \`gap\` is a step of 4 px: none, 1, 2, 3, 4, 6, 8, 10, 12 or 16.
- A field has label, description, error, required, value or defaultValue, and onValueChange(value).
- Texts are props. There is no default for a sentence.
- A form: \`noValidate\`, its fields in FormFields, \`error\` and \`errorAnnounced={false}\` on each field, \`useErrorFocus\`, and
  what that returns in \`<VisuallyHidden role="status">\`.
- Toasts: \`useReducer(queue.reduce, queue.initial)\` of a \`createToastQueue()\`, shown by a ToastRegion.

## A page that works

\`\`\`tsx
${page}
\`\`\`

## Components

${listOf(all.filter(isGeneral))}

## Functions

${functionList(functions.filter(isGeneral))}

## Parts of Tuppence's own pages

Each is made for one page of Tuppence's site. Their texts are props, but few fit another site.

${listOf(own)}

Their functions:

${functionList(functions.filter((one) => !isGeneral(one)))}
`;
}
