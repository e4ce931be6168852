import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitSquare, loadKitFonts } from '@tuppence/ui/kit';
import { Container, Section } from '@tuppence/ui/layout';
import { expect, within } from 'storybook/test';
import { kitContent, kitCopy, kitNames } from '../../fixtures/kit';

const meta = {
  title: 'Sections/Kit/KitSquare',
  component: KitSquare,
  args: { kit: kitContent(), words: kitCopy.words, label: 'The piece of St Anne’s Hospice' },
  // What is drawn is measured first.
  loaders: [({ args }) => loadKitFonts(`${args.kit?.charity}`)],
  decorators: [
    (Story) => (
      <Section space="compact">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof KitSquare>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesIn = (canvasElement: HTMLElement, first: string) => {
  const line = within(canvasElement).getByText(first);
  return [...(line.parentElement?.children ?? [])].map(({ textContent }) => textContent);
};

export const Basic: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.label })).toBeVisible();
    await expect(within(canvasElement).getByText('STANNES')).toBeVisible();
  },
};

export const SecondBrand: Story = { args: { kit: kitContent({ brand: 'harbour' }) } };

/** Sixty letters, and the longest code. */
export const Long: Story = {
  args: {
    kit: kitContent({ charity: kitNames.sixty, code: 'voluntary-action-arun-chichester' }),
  },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByText(/^The Friends/);
    await expect(linesIn(canvasElement, first.textContent ?? '').join(' ')).toBe(kitNames.sixty);
    await expect(first.parentElement?.children.length).toBeLessThanOrEqual(3);
    const box = (canvasElement.querySelector('svg') as SVGSVGElement).getBoundingClientRect();
    for (const line of canvasElement.querySelectorAll('tspan')) {
      const { left, right } = line.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(box.left);
      await expect(right).toBeLessThanOrEqual(box.right);
    }
  },
};

/** Three lines of its own, with the circumflexes of Welsh. */
export const Welsh: Story = {
  args: { kit: kitContent({ charity: kitNames.threeLines, code: 'ty-gwydd' }) },
  play: async ({ canvasElement }) => {
    await expect(linesIn(canvasElement, 'Cylch')).toEqual(['Cylch', 'Meithrin', 'Tŷ Gŵydd']);
  },
};

/** Runs from right to left, and begins at the right. */
export const Arabic: Story = {
  args: { kit: kitContent({ charity: kitNames.arabic, code: 'AMAL' }) },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByText(/جمعية/);
    await expect(line.parentElement).toHaveAttribute('direction', 'rtl');
  },
};
