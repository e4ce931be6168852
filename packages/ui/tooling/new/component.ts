import { libraryPlan } from './library.ts';
import { camel, kebab, type Plan, pascalCase } from './plan.ts';

export function componentPlan(given: string): Plan {
  const name = pascalCase(given, 'component');
  const folder = kebab(name);
  const home = `packages/ui/src/components/${folder}`;
  return libraryPlan({
    name,
    kind: 'component',
    area: 'components',
    entry: '.',
    title: `Components/${name}`,
    storyFolder: `stories/components/${folder}`,
    args: "{ children: 'Two pence' }",
    shown: "getByText('Two pence')",
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
  children: ReactNode;
}

/** Say in a sentence what it is for, and when to use something else. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${camel(name)}}>{children}</div>;
}
`,
      },
    ],
  });
}
