/** Stories of the poster, card and square. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type KitPoster, loadKitFonts } from '@tuppence/ui/kit';
import { expect, within } from 'storybook/test';
import { kitNames } from '../fixtures/kit';
import { inSection } from './frames';

type PieceMeta = Meta<typeof KitPoster>;
type Play = NonNullable<StoryObj<PieceMeta>['play']>;

export const kitPiece = {
  // Fonts must be loaded before drawing.
  loaders: [({ args }) => loadKitFonts(`${args.kit?.charity}`)],
  decorators: [inSection()],
} satisfies Pick<PieceMeta, 'loaders' | 'decorators'>;

/** The poster repeats the name on its strips, in at most two lines. */
const firstOf = (canvasElement: HTMLElement, text: string | RegExp) => {
  const [line] = within(canvasElement).getAllByText(text);
  if (!line) throw new Error('no line');
  return line;
};

const linesIn = (line: HTMLElement) =>
  [...(line.parentElement?.children ?? [])].map(({ textContent }) => textContent);

const basic: Play = async ({ args, canvasElement }) => {
  await expect(within(canvasElement).getByRole('img', { name: args.label })).toBeVisible();
  await expect(within(canvasElement).getAllByText(/STANNES/)[0]).toBeVisible();
};

const long: Play = async ({ canvasElement }) => {
  const first = firstOf(canvasElement, /^The Friends/);
  await expect(linesIn(first).join(' ')).toBe(kitNames.sixty);
  await expect(first.parentElement?.children.length).toBeLessThanOrEqual(3);
  const box = (canvasElement.querySelector('svg') as SVGSVGElement).getBoundingClientRect();
  for (const line of canvasElement.querySelectorAll('tspan')) {
    const { left, right } = line.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(box.left);
    await expect(right).toBeLessThanOrEqual(box.right);
  }
};

const welsh: Play = async ({ canvasElement }) => {
  await expect(linesIn(firstOf(canvasElement, 'Cylch'))).toEqual(['Cylch', 'Meithrin', 'Tŷ Gŵydd']);
};

const arabic: Play = async ({ canvasElement }) => {
  const line = firstOf(canvasElement, /جمعية/);
  await expect(line.parentElement).toHaveAttribute('direction', 'rtl');
};

const registered: Play = async ({ canvasElement }) => {
  const piece = within(canvasElement);
  await expect(piece.getByText(/^Registered charity 1234567 /)).toBeVisible();
  await expect(piece.getByText('SA')).toBeVisible();
};

/** Play functions. */
export const kitPieceChecks = { basic, long, welsh, arabic, registered };
