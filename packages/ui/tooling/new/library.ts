/** A component or a section of the library: its folder, its exports, its stories and its changeset. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  agreed,
  before,
  camel,
  exported,
  kebab,
  type Options,
  type Plan,
  pascalCase,
  Refusal,
  root,
} from './plan.ts';

const changeset = (name: string, what: string) => ({
  file: `.changeset/new-${kebab(name)}.md`,
  text: `---\n"@tuppence/ui": minor\n---\n\n\`${name}\` is a new ${what}.\n`,
});

/** Its notes in Storybook: the contract of stories asks for them. */
const notes = (title: string) =>
  before(
    '\n};',
    `
  '${title}': {
    use: 'Say here what it is made for.',
    not: 'Say here where something else serves better, and what.',
    accessibility: 'Say here what it does for assistive technology, and what is left to its user.',
  },`,
  );

const story = (name: string, entry: string, title: string, args: string, shown: string) =>
  `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '${entry}';
import { expect, within } from 'storybook/test';

const meta = {
  title: '${title}',
  component: ${name},
  args: ${args},
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).${shown}).toBeVisible();
  },
};

export const LongText: Story = {
  args: { ${/\w+(?=:)/.exec(args)?.[0]}: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
`;

export function componentPlan(given: string): Plan {
  const name = pascalCase(given, 'component');
  const folder = kebab(name);
  const home = `packages/ui/src/components/${folder}`;
  return {
    files: [
      {
        file: `${home}/${name}.css.ts`,
        text: `import { style } from '../../styles/primitives';
import { vars } from '../../tokens/vars.css';

export const ${camel(name)} = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
`,
      },
      {
        file: `${home}/${name}.tsx`,
        text: `import type { ReactNode } from 'react';
import { ${camel(name)} } from './${name}.css';

export interface ${name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** Says in a sentence what it is for, and what to use instead where it is not. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${camel(name)}}>{children}</div>;
}
`,
      },
      { file: `${home}/index.ts`, text: `export * from './${name}';\n` },
      {
        file: `stories/components/${folder}/${name}.stories.tsx`,
        text: story(
          name,
          '@tuppence/ui',
          `Components/${name}`,
          "{ children: 'Two pence' }",
          "getByText('Two pence')",
        ),
      },
      changeset(name, 'component'),
    ],
    changes: [
      { file: 'packages/ui/src/components/index.ts', change: exported(folder) },
      { file: 'tests/contracts/public-exports.txt', change: agreed('.', name) },
      { file: 'stories/guidance/components.ts', change: notes(`Components/${name}`) },
    ],
    next: [
      `Write what it does in ${home}, and a story for each concern.`,
      'Say when to use it, and when not, in stories/guidance/components.ts.',
      'npm run check',
      `npm run visual:approve -- components-${folder.replaceAll('-', '')}--`,
    ],
  };
}

export function sectionPlan(given: string, { page }: Options): Plan {
  const name = pascalCase(given, 'section');
  const sections = readdirSync(path.join(root, 'packages/ui/src/sections'));
  if (!page || !sections.includes(page)) {
    throw new Refusal(`Which page is it for? --page ${sections.join('|')}`);
  }
  const folder = kebab(name);
  const home = `packages/ui/src/sections/${page}`;
  const area = page.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  return {
    files: [
      {
        file: `${home}/${folder}/${name}.tsx`,
        text: `import { useId } from 'react';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';

export interface ${name}Props {
  /** The heading. */
  title: string;
  /** One or two sentences below the heading. */
  lead: string;
}

/** Says in a sentence what the section tells. */
export function ${name}({ title, lead }: ${name}Props) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Stack gap={6}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <Text size="lead">{lead}</Text>
        </Stack>
      </Container>
    </Section>
  );
}
`,
      },
      { file: `${home}/${folder}/index.ts`, text: `export * from './${name}';\n` },
      {
        file: `stories/sections/${page}/${name}.stories.tsx`,
        text: story(
          name,
          `@tuppence/ui/${page}`,
          `Sections/${area}/${name}`,
          "{ title: 'Two pence', lead: 'A little of every shop.' }",
          "getByRole('heading', { level: 2, name: 'Two pence' })",
        ),
      },
      changeset(name, `section of \`@tuppence/ui/${page}\``),
    ],
    changes: [
      { file: `${home}/index.ts`, change: exported(folder) },
      { file: 'tests/contracts/public-exports.txt', change: agreed(`./${page}`, name) },
      { file: 'stories/guidance/sections.ts', change: notes(`Sections/${area}/${name}`) },
    ],
    next: [
      `Write what it tells in ${home}/${folder}; its copy comes from the page that shows it.`,
      'Say when to use it, and when not, in stories/guidance/sections.ts.',
      'npm run check',
      `npm run visual:approve -- sections-${page.replaceAll('-', '')}-${folder.replaceAll('-', '')}--`,
    ],
  };
}
