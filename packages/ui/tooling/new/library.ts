import { before, exported, kebab, listed, type Plan } from './plan.ts';

interface Part {
  name: string;
  kind: 'component' | 'section';
  /** Folder of the part's area below packages/ui/src. */
  area: string;
  /** Entry of the package, as in tests/contracts/public-exports.txt. */
  entry: string;
  /** Title of the stories. */
  title: string;
  storyFolder: string;
  /** Source of the first story's props. */
  args: string;
  /** Source of a query for what the first story shows. */
  shown: string;
  /** Files of the part itself. */
  files: Plan['files'];
}

/** Plans a part of the library: its files, export, stories, guidance and changeset. */
export function libraryPlan(part: Part): Plan {
  const { name, kind, area, entry, title, storyFolder, files } = part;
  const folder = kebab(name);
  const guidance = `stories/guidance/${kind}s.ts`;
  return {
    files: [
      ...files,
      { file: `${storyFolder}/${name}.stories.tsx`, text: stories(part) },
      {
        file: `.changeset/new-${folder}.md`,
        text: `---\n"@tuppence/ui": minor\n---\n\n\`${name}\` is a new ${kind}.\n`,
      },
    ],
    changes: [
      { file: `packages/ui/src/${area}/index.ts`, change: exported(`${folder}/${name}`) },
      { file: 'tests/contracts/public-exports.txt', change: listed(entry, name) },
      // A contract test requires guidance for each part.
      {
        file: guidance,
        change: before(
          '\n};',
          `
  '${title}': {
    use: 'Say here what it is for.',
    not: 'Say here when to use something else, and what.',
    accessibility: 'Say here what it does for assistive technology, and what the caller must do.',
  },`,
        ),
      },
    ],
    next: [
      `Write what it does in packages/ui/src/${area}/${folder}, and a story for each concern.`,
      `Say when to use it, and when not, in ${guidance}.`,
      'npm run check',
      `npm run visual:review -- ${title.toLowerCase().replaceAll('/', '-')}--, open the sheets, then npm run visual:approve -- 1.png`,
    ],
  };
}

const stories = ({ name, entry, title, args, shown }: Part) =>
  `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '@tuppence/ui${entry.slice(1)}';
import { expect } from 'storybook/test';

const meta = {
  title: '${title}',
  component: ${name},
  args: ${args},
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.${shown}).toBeVisible();
  },
};

export const LongText: Story = {
  args: { ${/\w+(?=:)/.exec(args)?.[0]}: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
`;
