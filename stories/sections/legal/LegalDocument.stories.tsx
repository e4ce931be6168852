import type { Meta, StoryObj } from '@storybook/react-vite';
import { legalDocument as privacy } from '@tuppence/content/legal/privacy';
import { legalDocument as terms } from '@tuppence/content/legal/terms';
import { siteDefaults } from '@tuppence/content/site';
import { type LegalClause, LegalDocument, type LegalDocumentProps } from '@tuppence/ui/legal';
import { expect, within } from 'storybook/test';

/** The first three clauses have every kind of block. */
const start = ({ clauses, ...rest }: LegalDocumentProps) => ({
  ...rest,
  clauses: clauses.slice(0, 3),
});

const meta = {
  title: 'Sections/Legal/LegalDocument',
  component: LegalDocument,
  parameters: {
    guidance: {
      use: 'Legal texts: terms, privacy, accessibility.',
      not: 'Help or news.',
      accessibility:
        'The contents are a landmark. Each clause has its own address. Everything is printed.',
    },
  },
  args: start(terms(siteDefaults)),
} satisfies Meta<typeof LegalDocument>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: args.contentsLabel }));
    for (const link of contents.getAllByRole('link')) {
      const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(target).toContainElement(
        within(target as HTMLElement).getByRole('heading', { level: 2 }),
      );
    }
    await expect(canvas.getAllByText(args.summaryLabel)).toHaveLength(args.clauses.length);
  },
};

export const Privacy: Story = { args: start(privacy(siteDefaults)) };

const hostile: LegalClause = {
  id: 'long',
  title: 'Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerungsverfahren',
  summary:
    'Averyveryveryverylongwordwithoutanyplacetobreakit that stays inside the slip all the same.',
  blocks: [
    { facts: { 'A term of many words that has to wrap': 'short' } },
    { list: [['See ', { label: 'a page elsewhere', href: 'https://example.org' }]] },
  ],
};

export const LongWords: Story = {
  args: { clauses: [hostile] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
