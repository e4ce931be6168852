import { changeset, notes, story } from './library.ts';
import { camel, exported, kebab, listed, type Plan, pascalCase } from './plan.ts';

/** Plans a component: folder, exports, stories and changeset. */
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
  children: ReactNode;
}

/** Say in a sentence what it is for, and when to use something else. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${camel(name)}}>{children}</div>;
}
`,
      },
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
      { file: 'packages/ui/src/components/index.ts', change: exported(`${folder}/${name}`) },
      { file: 'tests/contracts/public-exports.txt', change: listed('.', name) },
      { file: 'stories/guidance/components.ts', change: notes(`Components/${name}`) },
    ],
    next: [
      `Write what it does in ${home}, and a story for each concern.`,
      'Say when to use it, and when not, in stories/guidance/components.ts.',
      'npm run check',
      `npm run visual:review -- components-${folder.replaceAll('-', '')}--, open the sheets, then npm run visual:approve -- 1.png`,
    ],
  };
}
