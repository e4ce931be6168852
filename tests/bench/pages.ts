/**
 * Runs Lighthouse on every indexable page and on the floors of `/`, presses what can be pressed, and
 * compares the medians with targets:
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
import lighthouse, { defaultConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../browser/chromium.ts';
import { freePort } from '../browser/listen.ts';
import { root } from '../browser/server-process.ts';
import { serveStatic } from '../browser/site.ts';
import { addFloors, floors } from './floors.ts';
import { pressAll } from './presses.ts';
import { slowDown, type TraceEvent, workAfterPaint } from './slow-phone.ts';

/** Times in ms, `weight` in kB (1000 bytes), scores from 0 to 100. */
type Measured = Record<string, number>;

/**
 * Maximum values for `/`. `simulate` estimates a slow load, and `devtools` slows the load down.
 * `code` is the TBT that the code adds to the document, and `splash` the same with the splash.
 */
const limits: Record<'simulate' | 'devtools', Measured> = {
  simulate: { lcp: 1500, fcp: 900, code: 80, document: 217, splash: 160, cls: 0.01, weight: 165 },
  devtools: { lcp: 1600, fcp: 900, code: 60, document: 60, splash: 120, cls: 0.01, weight: 165 },
};
const throttlings = ['simulate', 'devtools'] as const;
const scores: Measured = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** From a press to the next paint, in ms: the 98th percentile of all presses. */
const pressLimit = 100;

interface Task {
  page: string;
  site: { url: string; splash: boolean };
  throttling: (typeof throttlings)[number];
  visits: Measured[];
}

async function visit({ page, site, throttling }: Task, rate: number): Promise<Measured> {
  const port = await freePort();
  const options = await launchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  const run = await lighthouse(site.url + page, {
    port,
    formFactor: 'mobile',
    throttlingMethod: throttling,
    throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: rate },
    logLevel: 'silent',
    disableFullPageScreenshot: true,
  }).finally(() => browser.close());
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
  const events = run.artifacts.Trace.traceEvents as unknown as TraceEvent[];
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    work: workAfterPaint(events, site.url),
    cls: value('cumulative-layout-shift'),
    weight: bytes / 1000,
    requests: details.items.length,
    ...Object.fromEntries(
      Object.keys(scores).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
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

function buildSite(name: string, splashMs: number): string {
  const site = path.join(scratch, name, 'client');
  const build = spawnSync(
    process.execPath,
    ['packages/publication/src/build.ts', '--embedded', '--out', site],
    {
      cwd: root,
      env: { ...process.env, VITE_SPLASH_DURATION_MS: `${splashMs}` },
      stdio: 'inherit',
    },
  );
  if (build.status !== 0) process.exit(1);
  return site;
}

const folder = buildSite('open', 0);
await addFloors(folder);
const open = { ...(await serveStatic(folder)), splash: false };
const splashed = { ...(await serveStatic(buildSite('splash', 2500))), splash: true };
const rate = await slowDown();
console.log(`The processor is slowed down by ${rate}.`);

const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
const indexable = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(`${url}`));
const tasks = indexable
  .map(({ pathname }) => pathname)
  .filter((page) => values.only === '' || values.only.split(',').includes(page))
  .flatMap((page) => (page === '/' ? [page, ...Object.values(floors)] : [page]))
  .flatMap((page) => (page === '/' ? [open, splashed] : [open]).map((site) => ({ page, site })))
  .flatMap((task) => throttlings.map((throttling): Task => ({ ...task, throttling, visits: [] })));
if (tasks.length === 0) throw new Error('No page was measured. Does --only match a path?');
// Every round visits all pages, so that a disturbance does not affect all rounds of one page.
const presses: Record<string, number[]> = {};
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const task of tasks) {
    task.visits.push(await visit(task, rate));
    console.log(`round ${round}/${values.rounds}  ${task.page}`, task.visits.at(-1));
  }
  for (const [name, times] of Object.entries(await pressAll(open.url, rate)))
    presses[name] = [...(presses[name] ?? []), ...times];
}
open.stop();
splashed.stop();

const rows = tasks.map(({ page, site, throttling, visits }) => {
  const names = Object.keys(visits[0] ?? {});
  const medianOf = (name: string) => median(visits.map((one) => one[name] ?? Number.NaN));
  const measured: Measured = Object.fromEntries(names.map((name) => [name, medianOf(name)]));
  return { page: site.splash ? `${page} with the splash` : page, throttling, measured };
});
const find = (page: string, throttling: string) =>
  rows.find((row) => row.page === page && row.throttling === throttling)?.measured ?? {};
for (const { page, throttling, measured } of rows.filter((row) => /^\/( |$)/.test(row.page))) {
  const { tbt: document = Number.NaN, work = Number.NaN } = find(floors.document, throttling);
  const added = Number(measured.tbt) - document;
  Object.assign(measured, page === '/' ? { code: added, document } : { splash: added });
  measured.aboveButton = Number(measured.tbt) - Number(find(floors.button, throttling).tbt);
  measured.workOfCode = Number(measured.work) - work;
}
for (const { page, throttling, measured } of rows) {
  // The floors are no pages.
  const targets = page.startsWith('/floor') ? {} : page.includes(' ') ? {} : scores;
  const own = /^\/( |$)/.test(page) ? Object.entries(limits[throttling]) : [];
  const known = own.filter(([name]) => name in measured && (page === '/' || name === 'splash'));
  // A missing value (NaN) misses its target: both comparisons are false.
  const isMissed = ([name, target]: [string, number]) =>
    !(name in scores ? Number(measured[name]) >= target : Number(measured[name]) <= target);
  for (const [name, target] of [...Object.entries(targets), ...known].filter(isMissed)) {
    process.exitCode = 1;
    console.log(`MISSED  ${page} ${throttling}: ${name} ${measured[name]}, target ${target}`);
  }
}
const all = Object.values(presses)
  .flat()
  .sort((a, b) => a - b);
const p98 = all[Math.ceil(all.length * 0.98) - 1] ?? Number.NaN;
if (!(p98 <= pressLimit)) {
  process.exitCode = 1;
  console.log(`MISSED  presses: p98 ${p98} ms, target ${pressLimit}`);
}
const worst = Object.fromEntries(
  Object.entries(presses).map(([name, times]) => [
    name,
    { median: median(times), worst: Math.max(...times) },
  ]),
);
const output = path.join(import.meta.dirname, 'output');
mkdirSync(output, { recursive: true });
writeFileSync(path.join(output, 'pages.json'), JSON.stringify({ rate, rows, presses }, null, 2));
console.table(
  Object.fromEntries(rows.map((row) => [`${row.page} ${row.throttling}`, row.measured])),
);
console.table(worst);
console.log(`All ${all.length} presses: p98 ${p98} ms.`);
process.exit();
