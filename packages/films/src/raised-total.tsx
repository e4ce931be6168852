import { raisedTotal as screen } from '@tuppence/content/films/screens';
import { RaisedTotal, type RecentGift } from '@tuppence/ui/brand';
import { pounds, progress } from './film';
import { screenFilm } from './ScreenFilm';

const before = 118.4;
const gift = 10;
const giftMs = 2500;

const newest: RecentGift = { brand: 'Oakhurst', detail: 'Just now · £50 credit', value: '+£10.00' };

export const raisedTotal = screenFilm(
  { name: 'raised-total', durationMs: 5000, posterAtMs: 4200 },
  (ms) => {
    const grown = progress(ms, 200, 1500);
    const given = progress(ms, giftMs, giftMs + 900);
    return (
      <RaisedTotal
        {...screen}
        total={pounds(before * grown + gift * given)}
        months={screen.months.map((month, index) =>
          index === screen.months.length - 1
            ? { ...month, pounds: month.pounds + gift * given }
            : month,
        )}
        gifts={ms >= giftMs ? [newest, ...screen.gifts.slice(0, 2)] : screen.gifts}
        // From the start, the scale fits the last bar's final height, so that no other bar shrinks.
        grown={(grown * Math.max(24, 19 + gift * given)) / 29}
      />
    );
  },
);
