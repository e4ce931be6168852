import { brandSharePercent } from '@tuppence/content/brands';
import { BuyCard } from '@tuppence/ui/brand';
import { Finger } from './Finger';
import { latest, pounds } from './film';
import { screenFilm } from './ScreenFilm';

const shareGiven = brandSharePercent.oakhurst / 100;
const amounts = [10, 25, 50, 100];
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
    const amount = amounts[chosen] ?? 0;
    return (
      <>
        <BuyCard
          title="Oakhurst"
          detail="Home · in store and online"
          brand="oakhurst"
          amounts={amounts.map((value) => `£${value}`)}
          chosen={chosen}
          sums={[
            { label: 'Credit', value: pounds(amount) },
            { label: 'You pay', value: pounds(amount) },
            { label: 'St Anne’s gets', value: pounds(amount * shareGiven), gift: true },
          ]}
          action={latest(ms, [
            [0, `Pay ${pounds(amount)}`],
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
