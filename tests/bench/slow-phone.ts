import { launch } from '../browser/chromium.ts';

/** How long `work` takes on the slowest of our machines: two cores, Linux, Chromium 153. */
const slowestMs = 28;

/** By how much to slow this machine down, so that it is as slow as a phone on the slowest one: at least 1. */
export async function slowDown(): Promise<number> {
  const browser = await launch();
  const page = await browser.newPage();
  const times: number[] = [];
  for (let round = 0; round < 15; round++) times.push(await page.evaluate(work));
  await browser.close();
  // The minimum, because other work on the machine only adds. Lighthouse's phone is 4 times slower.
  return Math.max(10, Math.round((40 * slowestMs) / Math.min(...times))) / 10;
}

/** Runs in the page, and returns its duration in ms. */
function work(): number {
  const start = performance.now();
  const words = Array.from({ length: 60_000 }, (_, at) => `${(at * 7919) % 60_013} words`);
  words.sort();
  JSON.parse(JSON.stringify(words));
  return performance.now() - start;
}

/** Processor time in ms that a page's main thread took after its first paint. */
export function workAfterPaint(trace: object, url: string): number {
  const events = trace as { name: string; pid: number; tid: number; ts: number; args: Loaded }[];
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(url),
  );
  const main = events.filter(({ pid, tid }) => pid === start?.pid && tid === start.tid);
  const paint = main.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NaN;
  const tasks = main.filter(({ name, ts }) => name === 'RunTask' && ts > paint);
  return tasks.reduce((sum, task) => sum + ('tdur' in task ? Number(task.tdur) / 1000 : 0), 0);
}

type Loaded = { data?: { documentLoaderURL?: string } };
