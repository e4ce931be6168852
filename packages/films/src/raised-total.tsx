import { RaisedTotal, type RecentGift } from '@tuppence/ui/brand';
import { pounds, progress } from './film';
import { screenFilm } from './ScreenFilm';

const before = 118.4;
const gift = 10;
const giftMs = 2500;

const months = [
  { label: 'May', pounds: 9.5 },
  { label: 'Jun', pounds: 14 },
  { label: 'Jul', pounds: 12.4 },
  { label: 'Aug', pounds: 21 },
  { label: 'Sep', pounds: 18.5 },
  { label: 'Oct', pounds: 24 },
  { label: 'Nov', pounds: 19 },
];

const earlier: readonly RecentGift[] = [
  { brand: 'Little Wren', detail: 'Thursday · £15 credit', value: '+£1.80' },
  { brand: 'Saltmarsh', detail: '14 November · £45 credit', value: '+£6.75' },
  { brand: 'Hearthside', detail: '9 November · £35 credit', value: '+£3.50' },
];

const newest: RecentGift = {
  brand: 'Oakhurst',
  detail: 'Just now · £50 credit',
  value: '+£10.00',
};

export const raisedTotal = screenFilm(
  { name: 'raised-total', durationMs: 5000, posterAtMs: 4200 },
  (ms) => {
    const grown = progress(ms, 200, 1500);
    const given = progress(ms, giftMs, giftMs + 900);
    return (
      <RaisedTotal
        title="Raised so far"
        total={pounds(before * grown + gift * given)}
        caption="for St Anne’s Hospice, since May"
        months={months.map((month, index) =>
          index === months.length - 1 ? { ...month, pounds: month.pounds + gift * given } : month,
        )}
        gifts={ms >= giftMs ? [newest, ...earlier.slice(0, 2)] : earlier}
        // The chart is already as high as the last bar will be, so that only that bar moves.
        grown={(grown * Math.max(24, 19 + gift * given)) / 29}
      />
    );
  },
);
