/** Lighthouse on every indexable page, round by round. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Category, categories, type Throttling, type Visit, visit } from './audit.ts';
import { medianVisit } from './median.ts';
import { build } from './scratch.ts';
import { serveStatic } from './static-server.ts';

/** One page in one mode: medians over the rounds. */
export interface PageRow extends Visit {
  path: string;
  /** Covered by the splash for its 2500 ms, as visitors meet it; the others are built without it. */
  splash: boolean;
  throttling: Throttling;
  rounds: number;
}

export interface RoundOptions {
  rounds: number;
  /** Paths; empty means all that the sitemap lists. */
  only: readonly string[];
  throttlings: readonly Throttling[];
}

/** Rough duration of a visit on a quiet machine with two cores, in s. */
const expectedSeconds: Record<Throttling, number> = { simulated: 7, applied: 12.5 };

/**
 * Builds the site with its splash and without, and visits every page in each mode, one round after
 * another: what disturbs the machine for a minute then spoils one round of many pages, and not all
 * rounds of one.
 */
export async function benchPages({ rounds, only, throttlings }: RoundOptions): Promise<PageRow[]> {
  console.log('Building twice: with the splash as it is, and without it.');
  const covered = await build('splash', { environment: { VITE_SPLASH_DURATION_MS: '2500' } });
  const bare = await build('bare', { environment: { VITE_SPLASH_DURATION_MS: '0' } });
  const servers = { covered: await serveStatic(covered.site), bare: await serveStatic(bare.site) };
  const paths = indexablePaths(bare.site).filter(
    (each) => only.length === 0 || only.includes(each),
  );
  const plans = [
    ...paths.map((each) => ({ path: each, splash: false })),
    ...(paths.includes('/') ? [{ path: '/', splash: true }] : []),
  ].flatMap((page) => throttlings.map((throttling) => ({ ...page, throttling })));
  const tasks = plans.map((plan) => ({ ...plan, visits: [] as Visit[] }));
  const total = tasks.length * rounds;
  const estimate = tasks.reduce((sum, { throttling }) => sum + expectedSeconds[throttling], 0);
  console.log(
    `${paths.length} pages, ${total} visits in ${rounds} rounds: about ${minutes(estimate * rounds)} min.`,
  );
  const began = performance.now();
  let done = 0;
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const task of tasks) {
        const { path: page, splash, throttling } = task;
        const url = (splash ? servers.covered : servers.bare).url + page;
        // What is no matter of speed does not change from round to round.
        const judge: readonly Category[] = round === 1 ? categories : ['performance'];
        const found = await twice(() => visit(url, throttling, judge));
        if (found) task.visits.push(found);
        done += 1;
        const seconds = (performance.now() - began) / 1000;
        console.log(
          `${minutes(seconds).padStart(5)} min  round ${round}/${rounds}  ${done}/${total}  ${page}${splash ? ' (splash)' : ''} ${throttling}: ` +
            `${found ? summary(found) : 'no result'}; ${minutes((seconds / done) * (total - done))} min left`,
        );
      }
    }
  } finally {
    servers.covered.stop();
    servers.bare.stop();
  }
  return tasks
    .filter(({ visits }) => visits.length > 0)
    .map(({ visits, ...plan }) => ({ ...plan, rounds: visits.length, ...medianVisit(visits) }));
}

/** Paths that search engines may list. */
export function indexablePaths(site: string): string[] {
  const sitemap = readFileSync(path.join(site, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** A second chance: one browser in some hundreds does not start, or hangs. */
async function twice(attempt: () => Promise<Visit>): Promise<Visit | undefined> {
  for (let chance = 1; chance <= 2; chance++) {
    try {
      return await attempt();
    } catch (error) {
      console.log(`       failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return undefined;
}

const minutes = (seconds: number) => (seconds / 60).toFixed(1);

function summary({ timings, scores }: Visit): string {
  const { lcp, fcp, tbt, cls } = timings;
  const ms = (value: number | string) => (typeof value === 'number' ? Math.round(value) : value);
  return `LCP ${ms(lcp)}, FCP ${ms(fcp)}, TBT ${ms(tbt)}, CLS ${typeof cls === 'number' ? cls.toFixed(3) : cls}, scores ${Object.values(scores).join('/')}`;
}
