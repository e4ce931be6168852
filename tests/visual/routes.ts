/** Takes the picture of every prerendered page of the built site. */
import type { Browser } from 'playwright';
import { routePaths, splashGone, startSite } from '../browser/site.ts';
import { merge } from './merge.ts';
import { compare, today, type Width, widths } from './pictures.ts';
import { failed, judge, type Result } from './result.ts';
import { contextOptions, prepare, shoot } from './still.ts';

export { routePaths };

export async function* photographRoutes(
  browser: Browser,
  paths: string[],
): AsyncGenerator<Result, void> {
  const site = await startSite();
  try {
    yield* merge(widths.map((width) => atWidth(browser, site.url, paths, width)));
  } finally {
    await site.stop();
  }
}

async function* atWidth(browser: Browser, origin: string, paths: string[], width: Width) {
  for (const path of paths) {
    const name = `routes/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.${width}`;
    // The stories have every detail; a whole page at half size keeps the repository small.
    const scale = { deviceScaleFactor: width === 1280 ? 0.5 : 1 };
    const context = await browser.newContext({ ...contextOptions(width), ...scale });
    try {
      const page = await context.newPage();
      await page.clock.install({ time: today });
      await prepare(page);
      await page.goto(`${origin}${path}`);
      await splashGone(page);
      await page.clock.resume();
      const screenshot = await shoot(page);
      yield await judge({ name, screenshot, verdict: await compare(name, screenshot), others: [] });
    } catch (error) {
      yield failed(name, error);
    }
    await context.close();
  }
}
