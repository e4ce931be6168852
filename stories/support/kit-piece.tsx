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

const linesIn = (canvasElement: HTMLElement, first: string) => {
  const line = within(canvasElement).getByText(first);
  return [...(line.parentElement?.children ?? [])].map(({ textContent }) => textContent);
};

const basic: Play = async ({ args, canvasElement }) => {
  await expect(within(canvasElement).getByRole('img', { name: args.label })).toBeVisible();
  await expect(within(canvasElement).getByText('STANNES')).toBeVisible();
};

const long: Play = async ({ canvasElement }) => {
  const first = within(canvasElement).getByText(/^The Friends/);
  await expect(linesIn(canvasElement, first.textContent ?? '').join(' ')).toBe(kitNames.sixty);
  await expect(first.parentElement?.children.length).toBeLessThanOrEqual(3);
  const box = (canvasElement.querySelector('svg') as SVGSVGElement).getBoundingClientRect();
  for (const line of canvasElement.querySelectorAll('tspan')) {
    const { left, right } = line.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(box.left);
    await expect(right).toBeLessThanOrEqual(box.right);
  }
};

const welsh: Play = async ({ canvasElement }) => {
  await expect(linesIn(canvasElement, 'Cylch')).toEqual(['Cylch', 'Meithrin', 'Tŷ Gŵydd']);
};

const arabic: Play = async ({ canvasElement }) => {
  const line = within(canvasElement).getByText(/جمعية/);
  await expect(line.parentElement).toHaveAttribute('direction', 'rtl');
};

/** Play functions. */
export const kitPieceChecks = { basic, long, welsh, arabic };
