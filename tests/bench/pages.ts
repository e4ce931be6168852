/**
 * Compares medians with targets: Lighthouse's for each indexable page and the floors of `/`, and of presses.
 *
 *   npm run bench                        five rounds
 *   npm run bench -- --rounds 1 --only /,/about
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
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
import { slowDown, workAfterPaint } from './slow-phone.ts';

const throttlings = ['simulate', 'devtools'] as const;
type Throttling = (typeof throttlings)[number];
/** Times in ms, `weight` in kB (1000 bytes), scores from 0 to 100. */
type Measured = Record<string, number>;

/** Minimum values for every page. */
const scores: Measured = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const withSplash = '/ with the splash';
/** Maximum values. `simulate` estimates a slow load, and `devtools` slows the load down. */
const limits: Record<string, Record<Throttling, Measured>> = {
  '/': {
    simulate: { lcp: 1500, fcp: 900, aboveDocument: 80, cls: 0.01, weight: 165 },
    devtools: { lcp: 1600, fcp: 900, aboveDocument: 60, cls: 0.01, weight: 165 },
  },
  [withSplash]: { simulate: { aboveDocument: 160 }, devtools: { aboveDocument: 120 } },
  [floors.document]: { simulate: { tbt: 217 }, devtools: { tbt: 60 } },
};
const pressLimit = 100;

async function visit(url: string, throttlingMethod: Throttling, rate: number): Promise<Measured> {
  const port = await freePort();
  const { args = [], ...options } = await launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const run = await lighthouse(url, {
    port,
    formFactor: 'mobile',
    throttlingMethod,
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
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    work: workAfterPaint(run.artifacts.Trace.traceEvents, url),
    cls: value('cumulative-layout-shift'),
    weight: bytes / 1000,
    ...Object.fromEntries(
      Object.keys(scores).map((name) => [name, Math.round(Number(categories[name]?.score) * 100)]),
    ),
  };
}

const percentile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

const text = (preset: string) => ({ type: 'string', default: preset }) as const;
const { values } = parseArgs({ options: { rounds: text('5'), only: text('') } });
// On the same disk as app/dist: the build renames files from there.
const scratch = path.join(root, '.cache', `bench-${process.pid}`);
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

function buildSite(name: string, splashMs: number): string {
  const site = path.join(scratch, name, 'client');
  const parameters = ['packages/publication/src/build.ts', '--embedded', '--out', site];
  const env = { ...process.env, VITE_SPLASH_DURATION_MS: `${splashMs}` };
  const build = spawnSync(process.execPath, parameters, { cwd: root, env, stdio: 'inherit' });
  if (build.status !== 0) process.exit(1);
  return site;
}

const folder = buildSite('open', 0);
await addFloors(folder);
const open = await serveStatic(folder);
const splashed = await serveStatic(buildSite('splash', 2500));
const rate = await slowDown();
console.log(`The processor is slowed down by ${rate}.`);

const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
const indexable = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(`${url}`));
const pages = indexable
  .map(({ pathname }) => ({ name: pathname, url: open.url + pathname }))
  .filter(({ name }) => values.only === '' || values.only.split(',').includes(name));
if (pages.length === 0) throw new Error('No page was measured. Does --only match a path?');
if (pages.some(({ name }) => name === '/')) {
  pages.push({ name: withSplash, url: `${splashed.url}/` });
  pages.push(...Object.values(floors).map((name) => ({ name, url: open.url + name })));
}
const tasks = pages.flatMap((page) =>
  throttlings.map((throttling) => ({ ...page, throttling, visits: [] as Measured[] })),
);
const rounds: Record<string, number>[] = [];
// Every round visits all pages, so that a disturbance does not affect all rounds of one page.
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const task of tasks) {
    task.visits.push(await visit(task.url, task.throttling, rate));
    console.log(`round ${round}/${values.rounds}  ${task.name}`, task.visits.at(-1));
  }
  rounds.push(await pressAll(open.url, rate));
}
open.stop();
splashed.stop();

const rows: Record<string, Measured> = {};
for (const { name, throttling, visits } of tasks) {
  const valuesOf = (key: string) => visits.map((one) => Number(one[key]));
  const medians = Object.keys(visits[0] ?? {}).map((key) => [key, percentile(valuesOf(key), 0.5)]);
  rows[`${name} ${throttling}`] = Object.fromEntries(medians);
}
for (const { name, throttling } of tasks) {
  const measured = rows[`${name} ${throttling}`] ?? {};
  const compared = { aboveDocument: floors.document, aboveButton: floors.button };
  for (const [key, floor] of Object.entries(compared))
    if (/^\/( |$)/.test(name))
      measured[key] = Number(measured.tbt) - Number(rows[`${floor} ${throttling}`]?.tbt);
  const hasNoScores = name === withSplash || name.startsWith('/floor');
  // A missing value (NaN) misses its target: both comparisons are false.
  const isMissed = ([key, target]: [string, number]) =>
    !(key in scores ? Number(measured[key]) >= target : Number(measured[key]) <= target);
  const targets = { ...(hasNoScores ? {} : scores), ...limits[name]?.[throttling] };
  for (const [key, target] of Object.entries(targets).filter(isMissed)) {
    process.exitCode = 1;
    console.log(`MISSED  ${name} ${throttling}: ${key} ${measured[key]}, target ${target}`);
  }
}
const times = (name: string) => rounds.map((round) => Number(round[name]));
const names = Object.keys(rounds[0] ?? {});
const presses = Object.fromEntries(names.map((name) => [name, percentile(times(name), 0.5)]));
const p98 = percentile(Object.values(presses), 0.98);
if (!(p98 <= pressLimit)) process.exitCode = 1;
console.table(rows);
console.log(presses, `All presses: p98 ${p98} ms, target ${pressLimit}.`);
process.exit();
