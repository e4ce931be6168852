/**
 * The published policy refuses an inline script with one letter changed. The journeys show that it allows
 * the pages' own scripts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { publishedSite } from '../../app/release/published-site.ts';
import { launch } from '../browser/chromium.ts';
import { type StaticServer, serveStatic } from '../browser/static-server.ts';

let server: StaticServer;
let browser: Browser;
beforeAll(async () => {
  server = await serveStatic(paths.site);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  server.stop();
});

/** A page that records violations of its policy. */
async function watchedPage(): Promise<{ page: Page; refused: () => Promise<string[]> }> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused, recorderRan: false });
    // The page's code deletes the list, so read it when the code arrives.
    let early: unknown;
    Object.defineProperty(window, 'early', {
      get: () => early,
      set: (value: unknown) => {
        early = value;
        if (Array.isArray(value)) Object.assign(window, { recorderRan: true });
      },
    });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      refused.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  return { page, refused };
}

const recorderRan = (page: Page) =>
  page.evaluate(() => (window as unknown as { recorderRan: boolean }).recorderRan);
/** What the second inline script adds to the document to start the page's code. */
const started = 'head > link[rel=modulepreload]';

test.each([
  ['the recorder', 'self.early = [];', 'self.Early = [];'],
  ['the starter', 'let started = false;', 'let Started = false;'],
])('%s with one letter changed does not run', async (_, own, other) => {
  const html = readFileSync(path.join(paths.site, 'index.html'), 'utf8');
  expect(html.split(own)).toHaveLength(2);
  const { page, refused } = await watchedPage();
  await page.route(`${server.url}/`, (route) =>
    route.fulfill({
      headers: { ...publishedSite()?.headers.secure, 'Content-Type': 'text/html' },
      body: html.replace(own, other),
    }),
  );
  await page.goto(`${server.url}/`);
  await expect.poll(refused).toEqual(['script-src-elem inline']);
  if (own.includes('early')) expect(await recorderRan(page)).toBe(false);
  else expect(await page.locator(started).count()).toBe(0);
  await page.close();
});
