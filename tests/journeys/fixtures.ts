/**
 * A test fails on any problem in the browser that it does not expect:
 *
 *   test('...', async ({ page, expectProblem }) => {
 *     expectProblem(/409/);   // the browser itself logs refused requests
 */
import { type BrowserContext, test as base, expect } from '@playwright/test';
import type { ServerProcess } from '../browser/server-process.ts';
import { startSite } from '../browser/site.ts';

export { expect };

interface Fixtures {
  /** Journeys skip the splash (2500 ms) unless it matters. */
  splash: 'shown' | 'skipped';
  /** The test fails if the problem does not occur. */
  expectProblem: (pattern: RegExp) => void;
  /** Emails to an address, newest first. */
  mailbox: (to: string) => Promise<{ link: string | null }[]>;
  watched: { problems: string[]; expected: RegExp[] };
}

export const test = base.extend<Fixtures, { site: ServerProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  splash: ['skipped', { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture.
  watched: async ({}, use) => use({ problems: [], expected: [] }),
  expectProblem: async ({ watched }, use) => use((pattern) => void watched.expected.push(pattern)),
  mailbox: async ({ site }, use) =>
    use(async (to) => {
      const response = await fetch(`${site.url}/_mailbox.json?to=${encodeURIComponent(to)}`);
      return (await response.json()) as { link: string | null }[];
    }),
  context: async ({ context, watched, splash }, use) => {
    const { problems, expected } = watched;
    if (splash === 'skipped') await context.addInitScript(skipSplash);
    watch(context, problems);
    await keepOnThisMachine(context, problems);
    await use(context);
    const unexpected = problems.filter((problem) => !expected.some((one) => one.test(problem)));
    expect(unexpected, 'problems in the browser').toEqual([]);
    const absent = expected.filter((one) => !problems.some((problem) => one.test(problem)));
    expect(absent.map(String), 'expected problems that did not occur').toEqual([]);
  },
  page: async ({ page, splash, javaScriptEnabled }, use) => {
    if (splash === 'skipped' && javaScriptEnabled) {
      const { goto } = page;
      page.goto = async (...args) => {
        const response = await goto.apply(page, args);
        // The page takes no input until the splash is gone.
        await page.locator('[data-loading="true"]').first().waitFor({ state: 'detached' });
        return response;
      };
    }
    await use(page);
  },
});

/** Runs in the page: ends the splash at once. Its timer would fire 2500 ms after the navigation. */
function skipSplash() {
  const { setTimeout } = window;
  window.setTimeout = ((task: () => void, delayMs = 0, ...rest: []) => {
    const isSplash = Math.abs(performance.now() + delayMs - 2500) < 5;
    return setTimeout(task, isSplash ? 0 : delayMs, ...rest);
  }) as typeof window.setTimeout;
}

function watch(context: BrowserContext, problems: string[]) {
  context.on('console', (message) => {
    const text = message.text();
    const isWarning = message.type() === 'warning' && /hydrat|did not match/i.test(text);
    if (message.type() === 'error' || isWarning) {
      problems.push(`console: ${text} ${message.location().url}`.trim());
    }
  });
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
}

const qrPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1zM5 5h3v3H5z"/></svg>';

async function keepOnThisMachine(context: BrowserContext, problems: string[]) {
  const isExternal = (url: URL) => url.protocol.startsWith('http') && url.hostname !== 'localhost';
  await context.route(isExternal, async (route) => {
    const url = new URL(route.request().url());
    if (url.hostname === 'api.qrserver.com') {
      await route.fulfill({ contentType: 'image/svg+xml', body: qrPicture });
    } else {
      problems.push(`left the machine: ${url.origin}${url.pathname}`);
      await route.abort();
    }
  });
}
