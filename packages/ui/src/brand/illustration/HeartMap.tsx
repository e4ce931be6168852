import { paint } from '../../tokens/paint';
import { Illustration } from './Illustration';

const heart =
  'm0 4.2c-3.2-2.1-5.4-3.8-5.4-6.2 0-1.7 1.3-3 2.9-3 1 0 2 .6 2.5 1.5.5-.9 1.5-1.5 2.5-1.5 1.6 0 2.9 1.3 2.9 3 0 2.4-2.2 4.1-5.4 6.2Z';
const sun = { x: 138, y: 190, radius: 98 };

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
const places = rows.flatMap((row, y) =>
  [...row].flatMap((cell, x) => (cell === 'h' ? [{ x: 18 + x * 14, y: 16 + y * 14.2 }] : [])),
);
const isSunny = ({ x, y }: { x: number; y: number }) =>
  Math.hypot(x - sun.x, y - sun.y) < sun.radius - 6;
const hearts = (sunny: boolean) =>
  places
    .filter((place) => isSunny(place) === sunny)
    .map(({ x, y }) => `M${x} ${y}${heart}`)
    .join('');

const file = `<svg viewBox="0 0 240 302">
  <circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${paint.money}" />
  <path fill="${paint.strong}" d="${hearts(false)}" />
  <path fill="${paint.accent}" d="${hearts(true)}" />
</svg>`;

/** Great Britain and Northern Ireland, drawn in hearts. The sun lights those in front of it. */
export const HeartMap = () => <Illustration file={file} />;
