import { before, kebab } from './plan.ts';

/** A changeset: one sentence for users of the package. */
export const changeset = (name: string, what: string) => ({
  file: `.changeset/new-${kebab(name)}.md`,
  text: `---\n"@tuppence/ui": minor\n---\n\n\`${name}\` is a new ${what}.\n`,
});

/** Placeholder guidance for Storybook. A contract test requires an entry per component. */
export const notes = (title: string) =>
  before(
    '\n};',
    `
  '${title}': {
    use: 'Say here what it is for.',
    not: 'Say here when to use something else, and what.',
    accessibility: 'Say here what it does for assistive technology, and what the caller must do.',
  },`,
  );

/** Two first stories: the usual case, and a text too long for its place. */
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
