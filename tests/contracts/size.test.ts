/**
 * The weight of the first load: all scripts and styles linked by a prerendered page, with brotli 11,
 * before any interaction.
 */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgets } from '../browser/budgets.ts';
import { built } from '../browser/built.ts';
import { htmlOf } from '../browser/built-page.ts';
import { launch } from '../browser/chromium.ts';
import { firstLoad, totalWeight } from '../browser/first-load.ts';
import { routePaths } from '../browser/site.ts';
import { serveStatic } from '../browser/static-server.ts';

const builtSite = built('site');

test.each(routePaths())('%s is within its budget', (route) => {
  const { scripts, styles, inlineStyle } = firstLoad(htmlOf(route), builtSite);
  const budget = route === '/' ? budgets.home : budgets.others;
  const script = totalWeight(scripts, builtSite);
  const style = totalWeight(styles, builtSite) + brotliCompressSync(inlineStyle).length / 1000;
  console.log(`${route}: ${script.toFixed(1)} kB script, ${style.toFixed(1)} kB style`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(script, 'kB of script').toBeLessThanOrEqual(budget.script);
  expect(style, 'kB of style').toBeLessThanOrEqual(budget.style);
});

test('the first scroll of the home page is within its budget', async () => {
  const server = await serveStatic(builtSite);
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const fetched = new Set<string>();
    let unanswered = 0;
    page.on('request', (request) => {
      unanswered += 1;
      if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname);
    });
    const answered = () => {
      unanswered -= 1;
    };
    page.on('requestfinished', answered);
    page.on('requestfailed', answered);
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
    const before = totalWeight([...fetched], builtSite);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 3000);
    // The first interaction loads chunks when the browser is idle, and these may load more.
    for (let seen = 0; fetched.size > seen; ) {
      seen = fetched.size;
      await page.evaluate(
        () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
      );
      await expect.poll(() => unanswered, { timeout: 20_000 }).toBe(0);
    }
    const after = totalWeight([...fetched], builtSite);
    console.log(`/: ${before.toFixed(1)} kB script, ${after.toFixed(1)} kB after the first scroll`);
    expect(after).toBeGreaterThan(before);
    expect(after, 'kB of script').toBeLessThanOrEqual(budgets.home.scrolledScript);
  } finally {
    await browser.close();
    server.stop();
  }
});
