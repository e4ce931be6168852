import { buyCard } from './buy-card';
import { chooseCharity } from './choose-charity';
import type { Film } from './film';
import { raisedTotal } from './raised-total';
import { spendInStore } from './spend-in-store';
import { type StoryPart, storyFilm } from './story-film';

const partMs = 2100;

/** Changes the speed of a piece of another film to fill one part. */
function piece(
  words: string,
  film: Film,
  fromMs: number,
  toMs: number,
  status?: StoryPart['status'],
): StoryPart {
  return { words, status, draw: (ms) => film.draw(fromMs + (ms / partMs) * (toMs - fromMs)) };
}

/** The film for part 1 of the deck's step “The Journey”. */
export const demo = storyFilm({
  name: 'demo',
  partMs,
  posterAtMs: partMs + 1200,
  parts: [
    piece('Choose any UK charity.', chooseCharity, 1300, 4300),
    piece('Buy the shopping card you needed anyway.', buyCard, 1500, 4600),
    piece('Spend it at the till, or online.', spendInStore, 600, 3900, 'light'),
    piece('Watch the pennies add up.', raisedTotal, 200, 4200),
  ],
  sounds: [
    { atMs: 850, kind: 'tap' },
    { atMs: 1560, kind: 'tap' },
    { atMs: partMs + 960, kind: 'tap' },
    { atMs: partMs + 1490, kind: 'bell' },
    { atMs: 2 * partMs + 1080, kind: 'beep' },
    { atMs: 3 * partMs + 1210, kind: 'bell' },
  ],
});
