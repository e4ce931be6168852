/** Plans a component, a section or a token of the library. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  before,
  camel,
  kebab,
  type Options,
  type Plan,
  pascalCase,
  Refusal,
  root,
} from './plan.ts';

export function componentPlan(given: string): Plan {
  const name = pascalCase(given, 'component');
  const home = `packages/ui/src/components/${kebab(name)}/${name}`;
  const files = {
    [`${home}.css.ts`]: `import { style } from '../../styles/primitives';
import { vars } from '../../tokens/vars.css';

export const ${camel(name)} = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
`,
    [`${home}.tsx`]: `import type { ReactNode } from 'react';
import { ${camel(name)} } from './${name}.css';

export interface ${name}Props {
  children: ReactNode;
}

/** Say in a sentence what it is for, and when to use something else. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${camel(name)}}>{children}</div>;
}
`,
    [`stories/components/${kebab(name)}/${name}.stories.tsx`]: stories({
      name,
      entry: '@tuppence/ui',
      title: `Components/${name}`,
      args: "children: 'Two pence'",
      shown: "getByText('Two pence')",
    }),
  };
  return partPlan(name, 'component', 'components', '.', `Components/${name}`, files);
}

export function sectionPlan(given: string, { page = '' }: Options): Plan {
  const name = pascalCase(given, 'section');
  const pages = readdirSync(path.join(root, 'packages/ui/src/sections'));
  if (!pages.includes(page)) throw new Refusal(`Name its page: --page ${pages.join('|')}`);
  const area = page.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  const title = `Sections/${area}/${name}`;
  const files = {
    [`packages/ui/src/sections/${page}/${kebab(name)}/${name}.tsx`]: `import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { ContainedSection } from '../../../layout/section/ContainedSection';

export interface ${name}Props {
  title: string;
  lead: string;
}

/** Say in a sentence what the section tells. */
export function ${name}({ title, lead }: ${name}Props) {
  return (
    <ContainedSection>
      <SectionHeading title={title} lead={lead} />
    </ContainedSection>
  );
}
`,
    [`stories/sections/${page}/${name}.stories.tsx`]: stories({
      name,
      entry: `@tuppence/ui/${page}`,
      title,
      args: "title: 'Two pence', lead: 'A little of every shop.'",
      shown: "getByRole('heading', { level: 2, name: 'Two pence' })",
    }),
  };
  return partPlan(name, 'section', `sections/${page}`, `./${page}`, title, files);
}

export function tokenPlan(given: string, { value, use }: Options): Plan {
  const [, group = '', name = ''] =
    /^(color|radius|shadow|space)\.([a-z][A-Za-z]*|\d+)$/.exec(given) ?? [];
  if (!name) throw new Refusal('Name a token like radius.sheet: (color|radius|shadow|space).NAME');
  if (!value) throw new Refusal(`Give its value: npm run new -- token ${given} VALUE`);
  if (!use) throw new Refusal('Say what it is for: --use "Sheets that rise from below"');
  return {
    changes: {
      [`packages/ui/src/tokens/${group}.ts`]: (text) => {
        if (text.includes(`\n  ${name}:`)) throw new Refusal(`${given} already exists.`);
        return before('} as const;', `  ${name}: ${JSON.stringify(value)},\n`)(text);
      },
      'stories/foundations/uses.ts': before(
        `} satisfies Uses<typeof ${group}>`,
        `  ${name}: ${JSON.stringify(use)},\n`,
      ),
    },
    next: [
      'npm run visual -- stories/foundations',
      'npm run visual:review, open the sheets, then npm run visual:approve -- 1.png',
      'Only the Foundations page may change, unless a component already uses the token.',
    ],
  };
}

/** Adds the export, guidance and changeset to the files of a component or section. */
function partPlan(
  name: string,
  kind: string,
  area: string,
  entry: string,
  title: string,
  files: Record<string, string>,
): Plan {
  const folder = kebab(name);
  const guidance = `stories/guidance/${kind}s.ts`;
  return {
    files: {
      ...files,
      [`.changeset/new-${folder}.md`]: `---
"@tuppence/ui": minor
---

\`${name}\` is a new ${kind}.
`,
    },
    changes: {
      [`packages/ui/src/${area}/index.ts`]: (text) => {
        const lines = [...text.trimEnd().split('\n'), `export * from './${folder}/${name}';`];
        return `${lines.sort().join('\n')}\n`;
      },
      'tests/contracts/public-exports.txt': (text) => {
        const lines = text.split('\n');
        const from = lines.indexOf(entry) + 1;
        if (from === 0) throw new Refusal(`The package has no entry ${entry}.`);
        let to = from;
        while (lines[to]?.startsWith('  ')) to++;
        const names = [...lines.slice(from, to), `  ${name}`, `  ${name}Props (type)`].sort();
        return lines.toSpliced(from, to - from, ...names).join('\n');
      },
      // A contract test requires guidance for each part.
      [guidance]: before(
        '\n};',
        `
  '${title}': {
    use: 'Say here what it is for.',
    not: 'Say here when to use something else, and what.',
    accessibility: 'Say here what it does for assistive technology, and what the caller must do.',
  },`,
      ),
    },
    next: [
      `Write what it does in packages/ui/src/${area}/${folder}, and a story for each concern.`,
      `Say when to use it, and when not, in ${guidance}.`,
      'npm run check',
      `npm run visual:review -- ${title.toLowerCase().replaceAll('/', '-')}--, open the sheets, then npm run visual:approve -- 1.png`,
    ],
  };
}

/** Source of the stories. `args` are the first story's props, `shown` queries what it shows. */
const stories = ({ name, entry, title, args, shown }: Record<string, string>) =>
  `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '${entry}';
import { expect } from 'storybook/test';

const meta = {
  title: '${title}',
  component: ${name},
  args: { ${args} },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.${shown}).toBeVisible();
  },
};

export const LongText: Story = {
  args: { ${args?.split(':')[0]}: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
`;
