import { RaisedTotal, type RecentGift } from '@tuppence/ui/brand';
import { pounds, progress } from './film';
import { PaperScreen } from './PaperScreen';
import { storyFilm } from './story-film';

const partMs = 2600;

/** The rebate is a fifth of the gifts with Gift Aid. */
const given = 1548;
const withBasicRate = 1935;
const rebate = 387;

const gifts: readonly RecentGift[] = [
  { brand: 'Charlie Waller Trust', detail: 'Monthly, by bank transfer', value: '£45.00' },
  { brand: 'Link to Change', detail: '2 December, by card', value: '£120.00' },
  { brand: 'Made in Hackney', detail: '18 October, by card', value: '£60.00' },
];

const months = [
  { label: 'Sep', pounds: 95 },
  { label: 'Oct', pounds: 155 },
  { label: 'Nov', pounds: 95 },
  { label: 'Dec', pounds: 310 },
  { label: 'Jan', pounds: 120 },
  { label: 'Feb', pounds: 140 },
  { label: 'Mar', pounds: 180 },
];

const receipt = {
  label: 'Receipt of a rebate',
  title: 'Tax rebate',
  lines: [
    { label: 'Gifts this year', value: pounds(given) },
    { label: 'With basic rate', value: pounds(withBasicRate) },
    { label: 'Your rate', value: '40%' },
    { label: 'Already claimed', value: '20%' },
  ],
  total: { label: 'Owed to you', value: pounds(rebate) },
  footer: 'Nobody had to ask',
};

/** The film for part 2 of the deck's step “The Journey”. */
export const rebateFilm = storyFilm({
  name: 'rebate',
  partMs,
  posterAtMs: partMs + 2000,
  parts: [
    {
      words: 'It reads everything you’ve given.',
      draw: (ms) => (
        <RaisedTotal
          title="Your own gifts"
          total={pounds(given * progress(ms, 200, 1700))}
          caption="found in this tax year"
          months={months}
          gifts={gifts.slice(0, 1 + Math.floor(progress(ms, 300, 1800) * 2))}
          grown={progress(ms, 100, 1600)}
        />
      ),
    },
    {
      words: 'It works out what you’re owed.',
      draw: (ms) => (
        <PaperScreen
          title="What you’re owed"
          receipt={receipt}
          printed={Math.floor(progress(ms, 100, 1500) * receipt.lines.length)}
          totalled={ms > 1600}
        />
      ),
    },
    {
      words: 'And it claims it for you.',
      draw: (ms) => (
        <PaperScreen
          title={ms > 1200 ? 'Claimed' : 'Sending the claim…'}
          receipt={receipt}
          printed={receipt.lines.length}
          totalled
        />
      ),
    },
  ],
  sounds: [
    { atMs: partMs + 1600, kind: 'bell' },
    { atMs: 2 * partMs + 1200, kind: 'tap' },
  ],
});
