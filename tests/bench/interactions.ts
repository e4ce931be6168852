/** How long the page takes to answer to real clicks and keys, with the CPU four times slower. */
import type { Browser, Page } from 'playwright';
import { launch } from '../browser/chromium.ts';
import { serveStatic } from '../browser/static-server.ts';
import { type Demo, demos } from './demos.ts';
import { build, quantile } from './site.ts';

const cpuSlowdown = 4;
/** No interaction should take longer, in ms. */
const target = 100;

interface DemoRow {
  demo: string;
  interactions: number;
  /** From the event to the next frame, in ms. */
  p98Ms: number;
  worstMs: number;
  /** What the slowest interaction was: its event and the element it met. */
  worst: string;
}

interface Interaction {
  ms: number;
  what: string;
}

/** Builds the site without its splash and walks through each demo so many times; `only` names paths, and empty means all. */
export async function benchInteractions(
  rounds: number,
  only: readonly string[],
): Promise<DemoRow[]> {
  const { site } = await build('bare', { environment: { VITE_SPLASH_DURATION_MS: '0' } });
  const server = await serveStatic(site);
  const browser = await launch();
  const found = new Map<string, Interaction[]>();
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const demo of demos.filter(({ path }) => only.length === 0 || only.includes(path))) {
        const interactions = await walk(browser, server.url, demo).catch((error: Error) => {
          process.exitCode = 1;
          console.log(`round ${round}/${rounds}  ${demo.name}: BROKEN, ${error.message}`);
        });
        if (!interactions) continue;
        found.set(demo.name, [...(found.get(demo.name) ?? []), ...interactions]);
        const row = rowOf(demo.name, interactions);
        const verdict = row.worstMs < target ? '' : '  TOO SLOW';
        console.log(
          `round ${round}/${rounds}  ${demo.name}: ${row.interactions} interactions, worst ${row.worstMs} ms (${row.worst})${verdict}`,
        );
      }
    }
    return [...found].map(([name, interactions]) => rowOf(name, interactions));
  } finally {
    await browser.close();
    server.stop();
  }
}

/** Interactions shorter than a frame are not reported by browsers: a demo may have none. */
function rowOf(demo: string, interactions: readonly Interaction[]): DemoRow {
  const worst = interactions.reduce((a, b) => (b.ms > a.ms ? b : a), { ms: 0, what: 'none' });
  const times = interactions.map(({ ms }) => ms);
  return {
    demo,
    interactions: interactions.length,
    p98Ms: times.length > 0 ? quantile(times, 0.98) : 0,
    worstMs: worst.ms,
    worst: worst.what,
  };
}

async function walk(browser: Browser, url: string, demo: Demo): Promise<Interaction[]> {
  const phone = { width: 412, height: 823 };
  const context = await browser.newContext({
    viewport: demo.desktop ? { width: 1280, height: 900 } : phone,
    hasTouch: !demo.desktop,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript(collect);
    await page.goto(url + demo.path, { waitUntil: 'networkidle' });
    // The walk clicks where things are, and not where they were before a scroll.
    await page.addStyleTag({ content: 'html { scroll-behavior: auto !important; }' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await demo.walk(page);
    await settle(page);
    return await page.evaluate(() => {
      const { interactions } = window as unknown as { interactions: Map<number, Interaction> };
      return [...interactions.values()];
    });
  } finally {
    await context.close();
  }
}

/** Waits until what was clicked last has been painted and reported. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(400);
}

/** Runs in the page: the longest event of each interaction, as the Interaction to Next Paint counts it. */
function collect() {
  const interactions = new Map<number, { ms: number; what: string }>();
  Object.assign(window, { interactions });
  interface Entry extends PerformanceEntry {
    interactionId?: number;
    target?: Element | null;
  }
  const wordsOf = (target: Element | null | undefined) => {
    const near = target?.closest('button, a, label, input, summary, [role]') ?? target;
    const words = near?.getAttribute('aria-label') ?? near?.textContent?.trim().slice(0, 40);
    return words || near?.id || near?.tagName.toLowerCase() || 'what is gone by now';
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      const { interactionId = 0, duration, name, target } = entry;
      if (interactionId === 0 || duration <= (interactions.get(interactionId)?.ms ?? 0)) continue;
      interactions.set(interactionId, { ms: duration, what: `${name}: ${wordsOf(target)}` });
    }
  });
  const options = { buffered: true, durationThreshold: 16 };
  observer.observe({ type: 'event', ...options });
  observer.observe({ type: 'first-input', buffered: true });
}
