/**
 * Runs Lighthouse on every indexable page, as on a phone, and compares the results with targets:
 *
 *   npm run bench                        five rounds, both kinds of throttling
 *   npm run bench -- --rounds 1 --only /,/about --throttling simulate
 *
 * Results are written to tests/bench/output, which git ignores.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../browser/chromium.ts';
import { freePort } from '../browser/free-port.ts';
import { serveStatic } from '../browser/static-server.ts';

/** How a slow phone and network are imitated: estimated from a fast load, or applied while loading. */
type Throttling = 'simulate' | 'devtools';

/** Times in ms, weights in kB (1000 bytes) over the network, and Lighthouse's scores from 0 to 100. */
type Measured = Record<string, number>;

/** The most that `/` may have, as medians. */
const limits: Record<Throttling, Measured> = {
  simulate: { lcp: 1500, fcp: 900, tbt: 50, cls: 0.01, weight: 180 },
  devtools: { lcp: 1600, fcp: 900, tbt: 50, cls: 0.01, weight: 180 },
};

/** The least that every page must have. */
const scores: Measured = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

interface PageRow {
  path: string;
  throttling: Throttling;
  measured: Measured;
}

/** Paths of the pages that search engines may index. */
function indexablePaths(folder: string): string[] {
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Visits a page in a new browser. Throws if Lighthouse gives no result. */
async function visit(url: string, throttlingMethod: Throttling): Promise<Measured> {
  const port = await freePort();
  const options = await launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'silent',
      formFactor: 'mobile',
      throttlingMethod,
      disableFullPageScreenshot: true,
    });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.code ?? 'no result');
    return measuredBy(run.lhr);
  } finally {
    await browser.close();
  }
}

function measuredBy({ audits, categories }: Result): Measured {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = (details?.type === 'table' ? details.items : []) as unknown as {
    resourceType: string;
    transferSize: number;
  }[];
  // Everything but films, with headers.
  const bytes = requests
    .filter(({ resourceType }) => resourceType !== 'Media')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    weight: bytes / 1000,
    requests: requests.length,
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  };
}

function mediansOf(visits: readonly Measured[]): Measured {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name] ?? Number.NaN))]),
  );
}

/** Not-a-number misses, too: a comparison with it is false. */
function missedTargets({ path: page, throttling, measured }: PageRow): string[] {
  const most = page === '/' ? Object.entries(limits[throttling]) : [];
  const missed = [
    ...Object.entries(scores).filter(([name, least]) => !(Number(measured[name]) >= least)),
    ...most.filter(([name, limit]) => !(Number(measured[name]) <= limit)),
  ];
  return missed.map(
    ([name, target]) => `${page} ${throttling}: ${name} ${measured[name]}, target ${target}`,
  );
}

/** The value in the middle of the sorted values. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    throttling: { type: 'string', default: 'simulate,devtools' },
  },
});
const only = values.only.split(',').filter(Boolean);
const root = path.resolve(import.meta.dirname, '../..');
// Inside the repository, because a build is moved into place by a rename.
const scratch = path.join(root, '.cache', `bench-${process.pid}`);
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

// Without the splash, which would cover the page.
const site = path.join(scratch, 'client');
spawnSync(process.execPath, ['app/prerender/build.ts', '--embedded', '--out', site], {
  cwd: root,
  env: { ...process.env, VITE_SPLASH_DURATION_MS: '0' },
  stdio: 'inherit',
});
const server = await serveStatic(site);
const tasks = indexablePaths(site)
  .filter((page) => only.length === 0 || only.includes(page))
  .flatMap((page) =>
    (values.throttling.split(',') as Throttling[]).map((throttling) => ({
      path: page,
      throttling,
      visits: [] as Measured[],
    })),
  );
// Each round visits every page, so that a disturbance affects one round of many pages instead of all
// rounds of one.
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const { path: page, throttling, visits } of tasks) {
    visits.push(await visit(server.url + page, throttling));
    console.log(`round ${round}/${values.rounds}  ${page} ${throttling}`, visits.at(-1));
  }
}
server.stop();
const rows = tasks.map(({ visits, ...task }) => ({ ...task, measured: mediansOf(visits) }));
if (rows.length === 0) throw new Error('No page was measured. Does --only match a path?');
for (const missed of rows.flatMap(missedTargets)) {
  process.exitCode = 1;
  console.log(`MISSED  ${missed}`);
}
const output = path.join(import.meta.dirname, 'output');
mkdirSync(output, { recursive: true });
writeFileSync(path.join(output, 'pages.json'), JSON.stringify(rows, null, 2));
console.dir(rows, { depth: null, maxArrayLength: null });
process.exit();
