/**
 * Runs Lighthouse on every indexable page, and compares the medians with targets:
 *
 *   npm run bench                        five rounds
 *   npm run bench -- --rounds 1 --only /,/about
 *
 * Writes the results to tests/bench/output.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../browser/chromium.ts';
import { freePort } from '../browser/listen.ts';
import { root } from '../browser/server-process.ts';
import { serveStatic } from '../browser/site.ts';

/** Times in ms, `weight` in kB (1000 bytes), scores from 0 to 100. */
type Measured = Record<string, number>;

/** Maximum values for `/`. `simulate` estimates a slow load, and `devtools` slows the load down. */
const limits: Record<'simulate' | 'devtools', Measured> = {
  simulate: { lcp: 1500, fcp: 900, tbt: 50, cls: 0.01, weight: 165 },
  devtools: { lcp: 1600, fcp: 900, tbt: 50, cls: 0.01, weight: 165 },
};
const throttlings = ['simulate', 'devtools'] as const;

/** The minimum for every page. */
const scores: Measured = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

async function visit(url: string, throttlingMethod: keyof typeof limits): Promise<Measured> {
  const port = await freePort();
  const options = await launchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  const settings = { port, formFactor: 'mobile', throttlingMethod } as const;
  const quiet = { logLevel: 'silent', disableFullPageScreenshot: true } as const;
  const run = await lighthouse(url, { ...settings, ...quiet }).finally(() => browser.close());
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.code ?? 'no result');
  const { audits, categories } = run.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  // Films do not count.
  const bytes = details.items
    .filter(({ resourceType }) => resourceType !== 'Media')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const names = Object.keys(scores);
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    weight: bytes / 1000,
    requests: details.items.length,
    ...Object.fromEntries(
      names.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
// On the same disk as app/dist: the build renames files from there.
const scratch = path.join(root, '.cache', `bench-${process.pid}`);
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

// Without the splash, which would cover the page.
const site = path.join(scratch, 'client');
const build = spawnSync(
  process.execPath,
  ['packages/publication/src/build.ts', '--embedded', '--out', site],
  {
    cwd: root,
    env: { ...process.env, VITE_SPLASH_DURATION_MS: '0' },
    stdio: 'inherit',
  },
);
if (build.status !== 0) process.exit(1);
const server = await serveStatic(site);
const sitemap = readFileSync(path.join(site, 'sitemap.xml'), 'utf8');
const indexable = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(`${url}`));
const tasks = indexable
  .map(({ pathname }) => pathname)
  .filter((page) => values.only === '' || values.only.split(',').includes(page))
  .flatMap((page) =>
    throttlings.map((throttling) => ({ page, throttling, visits: [] as Measured[] })),
  );
// Every round visits all pages, so that a disturbance does not affect all rounds of one page.
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const { page, throttling, visits } of tasks) {
    visits.push(await visit(server.url + page, throttling));
    console.log(`round ${round}/${values.rounds}  ${page} ${throttling}`, visits.at(-1));
  }
}
server.stop();
if (tasks.length === 0) throw new Error('No page was measured. Does --only match a path?');
const rows = tasks.map(({ page, throttling, visits }) => {
  const names = Object.keys(visits[0] ?? {});
  const medianOf = (name: string) => median(visits.map((one) => one[name] ?? Number.NaN));
  const measured: Measured = Object.fromEntries(names.map((name) => [name, medianOf(name)]));
  // A missing value (NaN) misses its target: both comparisons are false.
  const isMissed = ([name, target]: [string, number]) =>
    !(name in scores ? Number(measured[name]) >= target : Number(measured[name]) <= target);
  const targets = { ...scores, ...(page === '/' ? limits[throttling] : {}) };
  for (const [name, target] of Object.entries(targets).filter(isMissed)) {
    process.exitCode = 1;
    console.log(`MISSED  ${page} ${throttling}: ${name} ${measured[name]}, target ${target}`);
  }
  return { page, throttling, measured };
});
const output = path.join(import.meta.dirname, 'output');
mkdirSync(output, { recursive: true });
writeFileSync(path.join(output, 'pages.json'), JSON.stringify(rows, null, 2));
console.dir(rows, { depth: null, maxArrayLength: null });
process.exit();
