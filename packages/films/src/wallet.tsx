import { RaisedTotal, type RecentGift } from '@tuppence/ui/brand';
import { pounds, progress } from './film';
import { PaperScreen } from './PaperScreen';
import { storyFilm } from './story-film';

const partMs = 2600;

const transfer = {
  label: 'Receipt of a donation across a border',
  title: 'London to Nairobi',
  details: ['by stablecoin'],
  lines: [
    { label: 'You give', value: '£25.00' },
    { label: 'Lost on the way', value: '£0.00' },
    { label: 'Time taken', value: '4 s' },
  ],
  total: { label: 'Arrives', value: '£25.00' },
  footer: 'Every penny can be followed',
};

/** What others raised in a week. The days add up to the rows, as the years do below. */
const fundraisers: readonly RecentGift[] = [
  { brand: 'School roof, phase two', detail: '38 neighbours gave', value: '£2,150' },
  { brand: 'Ade’s 10k for the hospice', detail: 'You gave £20', value: '£640' },
  { brand: 'Maya shaves her head', detail: 'Ends on Sunday', value: '£415' },
];
const days = [
  { label: 'M', pounds: 290 },
  { label: 'T', pounds: 345 },
  { label: 'W', pounds: 420 },
  { label: 'Th', pounds: 385 },
  { label: 'F', pounds: 510 },
  { label: 'S', pounds: 640 },
  { label: 'Su', pounds: 615 },
];

const ownGifts: readonly RecentGift[] = [
  { brand: 'The hospice', detail: 'Since 2026', value: '£1,180' },
  { brand: 'School roof', detail: 'Since 2028', value: '£640' },
  { brand: 'A clinic in Nairobi', detail: 'Since 2031', value: '£350' },
];

const years = [
  { label: '2026', pounds: 140 },
  { label: '2027', pounds: 210 },
  { label: '2028', pounds: 190 },
  { label: '2029', pounds: 320 },
  { label: '2030', pounds: 410 },
  { label: '2031', pounds: 380 },
  { label: '2032', pounds: 520 },
];
const totalOf = (bars: typeof years) => bars.reduce((sum, bar) => sum + bar.pounds, 0);

/** The film for part 3 of the deck's step “The Journey”. */
export const walletFilm = storyFilm({
  name: 'wallet',
  partMs,
  posterAtMs: 2 * partMs + 2000,
  parts: [
    {
      words: 'Donations that arrive whole.',
      draw: (ms) => (
        <PaperScreen
          title="Sent"
          receipt={transfer}
          printed={Math.floor(progress(ms, 100, 1400) * transfer.lines.length)}
          totalled={ms > 1500}
        />
      ),
    },
    {
      words: 'The fundraisers of people you know.',
      draw: (ms) => (
        <RaisedTotal
          title="Following"
          total={pounds(totalOf(days))}
          caption="raised this week by 3 fundraisers"
          months={days}
          gifts={fundraisers.slice(0, 1 + Math.floor(progress(ms, 300, 1800) * 2))}
        />
      ),
    },
    {
      words: 'A lifetime of giving, in one place.',
      draw: (ms) => (
        <RaisedTotal
          title="All your giving"
          total={pounds(totalOf(years) * progress(ms, 200, 1700))}
          caption="since the day you started"
          months={years}
          gifts={ownGifts}
          grown={progress(ms, 100, 1600)}
        />
      ),
    },
  ],
  sounds: [
    { atMs: 1500, kind: 'bell' },
    { atMs: 2 * partMs + 1700, kind: 'bell' },
  ],
});
