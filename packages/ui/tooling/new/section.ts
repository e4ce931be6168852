import { readdirSync } from 'node:fs';
import path from 'node:path';
import { libraryPlan } from './library.ts';
import { kebab, type Options, type Plan, pascalCase, Refusal, root } from './plan.ts';

export function sectionPlan(given: string, { page }: Options): Plan {
  const name = pascalCase(given, 'section');
  const sections = readdirSync(path.join(root, 'packages/ui/src/sections'));
  if (!page || !sections.includes(page)) {
    throw new Refusal(`Name its page: --page ${sections.join('|')}`);
  }
  const area = page.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  return libraryPlan({
    name,
    kind: 'section',
    area: `sections/${page}`,
    entry: `./${page}`,
    title: `Sections/${area}/${name}`,
    storyFolder: `stories/sections/${page}`,
    args: "{ title: 'Two pence', lead: 'A little of every shop.' }",
    shown: "getByRole('heading', { level: 2, name: 'Two pence' })",
    files: [
      {
        file: `packages/ui/src/sections/${page}/${kebab(name)}/${name}.tsx`,
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
    ],
  });
}
