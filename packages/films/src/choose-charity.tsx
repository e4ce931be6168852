import { found, chooseCharity as screen } from '@tuppence/content/films/screens';
import { ChooseCharity } from '@tuppence/ui/brand';
import { Finger } from './Finger';
import { latest } from './film';
import { screenFilm } from './ScreenFilm';

const nearby = [
  found('Otley Road Primary PTA', 'Leeds · School', 'OR', 'house', 'copper'),
  found('Meanwood Food Pantry', 'Leeds · Food', 'MP', 'square', 'lime'),
  found('Aire Valley Cat Rescue', 'Shipley · Animals', 'AV', 'drop', 'ink'),
  found('Lifeboats of the North', 'Whitby · Rescue', 'LN', 'shield', 'green'),
  found('Roundhay Choir for All', 'Leeds · Arts', 'RC', 'petal', 'sand'),
];

const word = screen.query;
const typingFromMs = 700;
const keyMs = 150;
const pickMs = 2500;
const pressMs = 3500;

export const chooseCharity = screenFilm(
  { name: 'choose-charity', durationMs: 5200, posterAtMs: 3000 },
  (ms) => {
    const typed = Math.min(word.length, Math.max(0, Math.floor((ms - typingFromMs) / keyMs)));
    return (
      <>
        <ChooseCharity
          {...screen}
          query={word.slice(0, typed)}
          count={latest(typed, [
            [0, 'Near you'],
            [1, '18,204 charities found'],
            [2, '3,117 charities found'],
            [3, '1,032 charities found'],
            [5, screen.count],
          ])}
          charities={typed < 3 ? nearby.slice(typed) : screen.charities}
          picked={ms >= pickMs ? 0 : undefined}
          action={latest(ms, [
            [0, 'Pick a charity'],
            [pickMs, screen.action],
            [pressMs + 150, 'St Anne’s it is'],
          ])}
          actionState={latest(ms, [
            [0, 'waiting'],
            [pickMs, 'ready'],
            [pressMs, 'pressed'],
            [pressMs + 150, 'done'],
          ])}
        />
        <Finger ms={ms} atMs={pickMs} x={300} y={258} />
        <Finger ms={ms} atMs={pressMs} x={210} y={722} />
      </>
    );
  },
);
