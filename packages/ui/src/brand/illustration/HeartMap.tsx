import { paint } from '../../tokens/paint';
import { Illustration } from './Illustration';

const place =
  'm0 4.2c-3.2-2.1-5.4-3.8-5.4-6.2 0-1.7 1.3-3 2.9-3 1 0 2 .6 2.5 1.5.5-.9 1.5-1.5 2.5-1.5 1.6 0 2.9 1.3 2.9 3 0 2.4-2.2 4.1-5.4 6.2Z';
const hearts = (cells: readonly (readonly [number, number])[]) =>
  cells.map(([column, row]) => `M${108 + column * 14} ${16 + row * 14.2}${place}`).join('');

// Each h is a heart.
const rows = [
  '.....hhh......',
  '....hhhh......',
  '...hhhhh......',
  '....hhhhh.....',
  '..h.hhh.......',
  '....hhhh......',
  '.....hhhh.....',
  '.hh...hhh.....',
  'hhhh...hhh....',
  'hhhh...hhhh...',
  '.hh.....hhh...',
  '......h.hhhh..',
  '.....hh.hhhh..',
  '.....hhhhhhhh.',
  '....hhhhhhhhh.',
  '.....hhhhhhhh.',
  '......hhhhhh..',
  '.....hhhhhhhh.',
  '....hhhh..hh..',
  '...hhh........',
];
const cells = rows.flatMap((row, y) =>
  [...row].flatMap((cell, x) => (cell === 'h' ? [[x, y] as const] : [])),
);
const bright = [
  [9, 16],
  [6, 3],
  [1, 8],
  [7, 13],
  [10, 10],
  [8, 7],
  [4, 18],
] as const;

const file = `<svg viewBox="0 0 400 300">
  <rect width="400" height="300" fill="${paint.strong}" />
  <path fill="${paint.onStrongMuted}" fill-opacity="0.42" d="${hearts(cells)}" />
  <path fill="${paint.accent}" d="${hearts(bright)}" />
</svg>`;

/** Great Britain and Northern Ireland, drawn in hearts. */
export const HeartMap = () => <Illustration file={file} />;
