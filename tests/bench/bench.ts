/**
 * How fast the site is, and how its cost grows:
 *
 *   npm run bench                        Lighthouse on every indexable page, five rounds, both ways
 *                                        of throttling; fails where a target is missed
 *   npm run bench -- --rounds 1 --only /,/about --throttling simulate
 *   npm run bench -- --interactions      slowest clicks and keys in each demo, CPU four times slower
 *                                        (--only takes a demo's path)
 *   npm run bench -- --growth            build time and weight with 11, 100 and 1,000 partner pages
 *
 * The results go to tests/bench/output, which git ignores.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchGrowth } from './growth.ts';
import { benchInteractions } from './interactions.ts';
import { benchPages, type Throttling } from './pages.ts';
import { clearScratch } from './site.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    throttling: { type: 'string', default: 'simulate,devtools' },
    interactions: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    partners: { type: 'string', default: '11,100,1000' },
  },
});
const list = (text: string) => text.split(',').filter(Boolean);
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error('--rounds takes a whole number from 1.');
const only = list(values.only);
process.once('SIGINT', () => process.exit(130));
process.once('exit', clearScratch);

const kind = values.growth ? 'growth' : values.interactions ? 'interactions' : 'pages';
const rows = await {
  growth: () => benchGrowth(list(values.partners).map(Number)),
  interactions: () => benchInteractions(rounds, only),
  pages: () => benchPages({ rounds, only, throttlings: list(values.throttling) as Throttling[] }),
}[kind]();
if (rows.length === 0) throw new Error('Nothing was measured: is there a page of that path?');
const output = path.join(import.meta.dirname, 'output');
mkdirSync(output, { recursive: true });
writeFileSync(
  path.join(output, `${kind}.json`),
  JSON.stringify({ measured: new Date().toISOString(), rounds, rows }, null, 2),
);
console.dir(rows, { depth: null, maxArrayLength: null });
process.exit();
