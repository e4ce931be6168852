/** Plans a colour, radius, shadow or space token, and its description in Storybook. */
import { before, type Options, type Plan, Refusal } from './plan.ts';

const groups = ['color', 'radius', 'shadow', 'space'];

export function tokenPlan(given: string, { value, use }: Options): Plan {
  const [group = '', name = '', ...rest] = given.split('.');
  if (!groups.includes(group) || !/^[a-z][A-Za-z]*$|^\d+$/.test(name) || rest.length > 0) {
    throw new Refusal(`Name a token like radius.sheet: (${groups.join('|')}).NAME`);
  }
  if (!value) throw new Refusal(`Give its value: npm run new -- token ${given} VALUE`);
  if (!use) throw new Refusal('Say what it is for: --use "Sheets that rise from below"');
  return {
    files: [],
    changes: [
      {
        file: `packages/ui/src/tokens/${group}.ts`,
        change: (text) => {
          if (new RegExp(`^  ${name}:`, 'm').test(text))
            throw new Refusal(`${given} already exists.`);
          return before('} as const;', `  ${name}: ${JSON.stringify(value)},\n`)(text);
        },
      },
      {
        file: 'stories/foundations/uses.ts',
        change: before(`} satisfies Uses<typeof ${group}>`, `  ${name}: ${JSON.stringify(use)},\n`),
      },
    ],
    next: [
      'npm run visual -- stories/foundations',
      'npm run visual:review, open the sheets, then npm run visual:approve -- 1.png',
      'Only the Foundations page may change, unless a component already uses the token.',
    ],
  };
}
