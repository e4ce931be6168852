/** Takes the picture of every prerendered page of the built site. */
import { type Browser, errors, type Page } from 'playwright';
import sharp from 'sharp';
import { scrollThrough } from '../browser/page.ts';
import { routePaths, splashGone, startSite } from '../browser/site.ts';
import { halves, merge } from './merge.ts';
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
    const pages = widths.flatMap((width) => halves(paths).map((part) => ({ width, part })));
    yield* merge(pages.map(({ width, part }) => atWidth(browser, site.url, part, width)));
  } finally {
    await site.stop();
  }
}

async function* atWidth(browser: Browser, origin: string, paths: string[], width: Width) {
  for (const path of paths) {
    const name = `routes/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.${width}`;
    try {
      const screenshot = await photograph(browser, `${origin}${path}`, width);
      yield await judge({ name, screenshot, verdict: await compare(name, screenshot), others: [] });
    } catch (error) {
      yield failed(name, error);
    }
  }
}

async function photograph(browser: Browser, url: string, width: Width, isSecond = false) {
  const context = await browser.newContext(contextOptions(width));
  try {
    const page = await context.newPage();
    await page.clock.install({ time: today });
    await prepare(page);
    await page.goto(url);
    await splashGone(page);
    await page.clock.resume();
    await settled(page);
    return await halved(await shoot(page), width);
  } catch (error) {
    // The pinned browser now and then never answers when a very long page with films is photographed.
    if (isSecond || !(error instanceof errors.TimeoutError)) throw error;
  } finally {
    await context.close();
  }
  return photograph(browser, url, width, true);
}

/** A page may lead on to another, and fetches some of its parts when they come near. */
async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await scrollThrough(page);
  // The closing call of the home page gets its face when the visitor does something.
  if (new URL(page.url()).pathname === '/') {
    await page.locator('#get-the-app').getByRole('img').or(page.locator('form')).waitFor();
    await scrollThrough(page);
  }
  await page.evaluate(unchanged, 400);
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await page.evaluate(unchanged, 200);
}

/** Runs in the page: ends when nothing in the document has changed for so long. */
function unchanged(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** The stories have every detail; a whole page at half size keeps the repository small. */
async function halved(screenshot: Buffer, width: Width): Promise<Buffer> {
  if (width !== 1280) return screenshot;
  return sharp(screenshot)
    .resize({ width: width / 2, kernel: 'linear' })
    .png()
    .toBuffer();
}
