import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { launch } from '../browser/chromium.ts';
import { requestsInFlight } from '../browser/page.ts';
import { built, htmlOf, routePaths, serveStatic } from '../browser/site.ts';
import { android } from '../journeys/phones.ts';

const builtSite = built('site');

/** Maximum kB (1000 bytes): the measured weight plus about 1 kB, because machines differ. */
const budgets = {
  home: { script: 92, style: 10, scrolledScript: 138 },
  others: { script: 111, style: 10.2 },
};

function firstLoad(html: string, site: string) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const address = (tag: string) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
  const own = (found: string[]) =>
    found.map(address).filter((url): url is string => Boolean(url?.startsWith('/')));
  // Loaded after the first paint (packages/site/src/prerender/start-script.ts).
  const started = tags.flatMap((tag) => /\bdata-code="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []);
  return {
    scripts: withImports(
      [...own(tags.filter((tag) => /^<script|rel="modulepreload"/.test(tag))), ...started],
      site,
    ),
    // Links of type text/plain load nothing: their styles are in the document.
    styles: own(tags.filter((tag) => /rel="stylesheet"/.test(tag) && !tag.includes('text/plain'))),
    inlineStyle: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(''),
  };
}

function withImports(urls: string[], site: string): string[] {
  const all = new Set(urls);
  for (const url of all) {
    const code = readFileSync(path.join(site, url), 'utf8');
    for (const [, target = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
      all.add(path.posix.join(path.posix.dirname(url), target));
    }
  }
  return [...all];
}

const sizes = new Map<string, number>();

/** In kB (1000 bytes), with brotli 11. */
function weight(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length / 1000;
  sizes.set(file, known);
  return known;
}

function totalWeight(urls: readonly string[], site: string): number {
  return [...new Set(urls)].reduce((sum, url) => sum + weight(path.join(site, url)), 0);
}

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

test.each(Object.entries({ phone: android, desktop: {} }))(
  'the home page on a %s is within its budgets before and after the first scroll',
  async (_, device) => {
    const server = await serveStatic(builtSite);
    const browser = await launch();
    try {
      const page = await browser.newPage(device);
      const inFlight = requestsInFlight(page);
      const fetched = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname);
      });
      await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
      const before = totalWeight([...fetched], builtSite);
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 3000);
      // The first interaction loads chunks when the browser is idle, and these may load more.
      let seen = fetched.size;
      await expect.poll(() => fetched.size).toBeGreaterThan(seen);
      while (fetched.size > seen) {
        seen = fetched.size;
        await page.evaluate(
          () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
        );
        await expect.poll(inFlight, { timeout: 20_000 }).toBe(0);
      }
      const after = totalWeight([...fetched], builtSite);
      console.log(`/: ${before.toFixed(1)} kB script, ${after.toFixed(1)} kB after a scroll`);
      expect(before, 'kB of script').toBeLessThanOrEqual(budgets.home.script);
      expect(after).toBeGreaterThan(before);
      expect(after, 'kB of script').toBeLessThanOrEqual(budgets.home.scrolledScript);
    } finally {
      await browser.close();
      server.stop();
    }
  },
);
