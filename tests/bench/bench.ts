/**
 * How fast the site is, and how its cost grows:
 *
 *   npm run bench                        Lighthouse on every indexable page, five rounds, both ways
 *                                        of throttling (about 40 min on a quiet machine)
 *   npm run bench -- --rounds 1 --only /,/about --throttling simulated
 *   npm run bench -- --interactions      slowest clicks and keys in each demo, CPU four times slower
 *                                        (--only takes a demo's path)
 *   npm run bench -- --growth            build time and weight with 11, 100 and 1,000 partner pages
 *   npm run bench -- --out FILE.md       elsewhere than tests/bench/results.md (and .json)
 *
 * Each kind replaces its own part of the results. Every build goes to a scratch folder.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Throttling } from './audit.ts';
import { benchGrowth } from './growth.ts';
import { benchInteractions } from './interactions.ts';
import { median } from './median.ts';
import { keep } from './results.ts';
import { benchPages } from './rounds.ts';
import { clearScratch } from './scratch.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    throttling: { type: 'string', default: 'simulated,applied' },
    interactions: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    partners: { type: 'string', default: '11,100,1000' },
    out: { type: 'string', default: path.join(import.meta.dirname, 'results.md') },
  },
});
const list = (text: string) => text.split(',').filter(Boolean);
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error('--rounds takes a whole number from 1.');
const throttlings = list(values.throttling).map((each): Throttling => {
  if (each === 'simulated' || each === 'applied') return each;
  throw new Error(`--throttling takes simulated, applied or both, not "${each}".`);
});
const measured = new Date().toISOString().slice(0, 10);

// A browser that was killed leaves pending promises of Lighthouse that reject later; that must not end the bench.
process.on('unhandledRejection', (reason) => console.log(`       left behind: ${String(reason)}`));
process.once('SIGINT', () => process.exit(130));
process.once('exit', clearScratch);

if (values.growth) {
  keep(values.out, 'growth', {
    measured,
    ...(await benchGrowth(list(values.partners).map(Number))),
  });
} else if (values.interactions) {
  const { rows, chromium } = await benchInteractions(rounds, list(values.only));
  console.table(rows);
  keep(values.out, 'interactions', { measured, chromium, rounds, rows });
} else {
  const began = performance.now();
  const rows = await benchPages({ rounds, only: list(values.only), throttlings });
  const [first] = rows;
  if (!first) throw new Error('Nothing was measured: is there a page of that path?');
  keep(values.out, 'pages', {
    measured,
    ...first.versions,
    benchmarkIndex: Math.round(median(rows.map(({ benchmarkIndex }) => benchmarkIndex))),
    rounds,
    minutes: Math.round((performance.now() - began) / 60_000),
    rows,
  });
}
process.exit();
