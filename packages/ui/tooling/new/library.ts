import { before, kebab } from './plan.ts';

/** The changeset: one sentence for the package's users. */
export const changeset = (name: string, what: string) => ({
  file: `.changeset/new-${kebab(name)}.md`,
  text: `---\n"@tuppence/ui": minor\n---\n\n\`${name}\` is a new ${what}.\n`,
});

/** The guidance in Storybook, which a contract test requires. */
export const notes = (title: string) =>
  before(
    '\n};',
    `
  '${title}': {
    use: 'Say here what it is made for.',
    not: 'Say here where something else serves better, and what.',
    accessibility: 'Say here what it does for assistive technology, and what is left to its user.',
  },`,
  );

/** The first stories. */
export const story = (name: string, entry: string, title: string, args: string, shown: string) =>
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
