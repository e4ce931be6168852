import type { Page } from 'playwright';
import { launch } from '../browser/chromium.ts';

/** How long `work` takes on the slowest of our machines: two cores, Linux, Chromium 153. */
const slowestMs = 28;
/** Lighthouse's own slow-down for a phone. */
const phone = 4;

/** By how much to slow this machine down, so that it is as slow as a phone on the slowest one. */
export async function slowDown(): Promise<number> {
  const browser = await launch();
  const page = await browser.newPage();
  const times: number[] = [];
  for (let round = 0; round < 15; round++) times.push(await page.evaluate(work));
  await browser.close();
  // The minimum, because other work on the machine only adds.
  const factor = Math.max(1, slowestMs / Math.min(...times));
  return Math.round(phone * factor * 10) / 10;
}

/** Runs in the page, and returns its duration in ms. */
function work(): number {
  const start = performance.now();
  const words = Array.from({ length: 60_000 }, (_, at) => `${(at * 7919) % 60_013} words`);
  words.sort();
  JSON.parse(JSON.stringify(words));
  return performance.now() - start;
}

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** Processor time in ms that a page's main thread took after its first paint. */
export function workAfterPaint(events: readonly TraceEvent[], url: string): number {
  const started = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(url),
  );
  const isMain = ({ pid, tid }: TraceEvent) => pid === started?.pid && tid === started.tid;
  const paint = events.find((event) => event.name === 'firstContentfulPaint' && isMain(event));
  if (!started || !paint) return Number.NaN;
  return events
    .filter((event) => event.name === 'RunTask' && event.ts > paint.ts && isMain(event))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

/** Slows a page down. */
export async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
