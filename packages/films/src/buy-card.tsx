import { buyCard as screenOf } from '@tuppence/content/films/screens';
import { BuyCard } from '@tuppence/ui/brand';
import { Finger } from './Finger';
import { latest } from './film';
import { screenFilm } from './ScreenFilm';

const secondMs = 900;
const thirdMs = 1800;
const payMs = 2900;
const paidMs = 3700;

export const buyCard = screenFilm(
  { name: 'buy-card', durationMs: 5200, posterAtMs: 2400 },
  (ms) => {
    const chosen = latest(ms, [
      [0, 0],
      [secondMs, 1],
      [thirdMs, 2],
    ]);
    const screen = screenOf(chosen);
    return (
      <>
        <BuyCard
          {...screen}
          action={latest(ms, [
            [0, screen.action],
            [payMs + 150, 'Paying…'],
            [paidMs, 'Paid, and £10.00 given'],
          ])}
          actionState={latest(ms, [
            [0, 'ready'],
            [payMs, 'pressed'],
            [payMs + 150, 'busy'],
            [paidMs, 'done'],
          ])}
        />
        <Finger ms={ms} atMs={secondMs} x={150} y={402} />
        <Finger ms={ms} atMs={thirdMs} x={240} y={402} />
        <Finger ms={ms} atMs={payMs} x={220} y={722} />
      </>
    );
  },
);
