import { readdirSync } from 'node:fs';
import path from 'node:path';
import { changeset, notes, story } from './library.ts';
import {
  exported,
  kebab,
  listed,
  type Options,
  type Plan,
  pascalCase,
  Refusal,
  root,
} from './plan.ts';

/** Plans a section: folder, exports, stories and changeset. */
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
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';

export interface ${name}Props {
  title: string;
  lead: string;
}

/** Say in a sentence what the section tells. */
export function ${name}({ title, lead }: ${name}Props) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <SectionHeading id={titleId} title={title} lead={lead} />
      </Container>
    </Section>
  );
}
`,
      },
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
      { file: `${home}/index.ts`, change: exported(`${folder}/${name}`) },
      { file: 'tests/contracts/public-exports.txt', change: listed(`./${page}`, name) },
      { file: 'stories/guidance/sections.ts', change: notes(`Sections/${area}/${name}`) },
    ],
    next: [
      `Write what it tells in ${home}/${folder}; its copy comes from the page that shows it.`,
      'Say when to use it, and when not, in stories/guidance/sections.ts.',
      'npm run check',
      `npm run visual:review -- sections-${page.replaceAll('-', '')}-${folder.replaceAll('-', '')}--, open the sheets, then npm run visual:approve -- 1.png`,
    ],
  };
}
