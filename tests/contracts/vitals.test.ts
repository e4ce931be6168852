import type { RequestListener } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { paths } from '@tuppence/settings/paths';
import type { Browser, BrowserContext } from 'playwright';
import { build, type Rollup } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launch } from '../browser/chromium.ts';
import { listen } from '../browser/listen.ts';
import { built, serveStatic } from '../browser/site.ts';

let code = '';
let browser: Browser;
let context: BrowserContext;
let reports: Record<string, unknown>[] = [];
let server: Awaited<ReturnType<typeof listen>>;
const answer: RequestListener = async (request, response) => {
  if (request.url === '/reports') {
    reports.push(JSON.parse(await text(request)));
    response.writeHead(204).end();
  } else if (request.url === '/vitals.js') {
    response.setHeader('content-type', 'text/javascript').end(code);
  } else {
    response.setHeader('content-type', 'text/html').end(
      `<h1>A page</h1>
       <script type="module">import { reportVitals } from '/vitals.js'; reportVitals();</script>`,
    );
  }
};

beforeAll(async () => {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { __REPORT_URL__: JSON.stringify('/reports') },
    build: {
      write: false,
      lib: { entry: path.join(paths.root, 'packages/site/src/browser/vitals.ts'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as [Rollup.RollupOutput];
  code = output[0].code;
  server = await listen(answer);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server?.stop();
});
beforeEach(async () => {
  reports = [];
  context = await browser.newContext();
});
// Closing the context would cancel reports that a test has not waited for.
afterEach(() => context.close());

async function visit(address: string, act: () => unknown = () => undefined) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  await page.locator('h1').click();
  await page.evaluate(act);
  await page.goto('about:blank');
}

test('when a visitor leaves, their times are reported with the path and nothing else', async () => {
  await visit(`${server.url}/investors?code=secret#who`);
  await expect.poll(() => reports).toHaveLength(1);
  const [{ inp = 0, ...report } = {}] = reports;
  expect({ ...report, inp }).toEqual({
    event: 'vitals',
    path: '/investors',
    ttfb: expect.any(Number),
    fcp: expect.any(Number),
    lcp: expect.any(Number),
    cls: expect.any(Number),
    inp: expect.any(Number),
  });
});

test('an error is reported with its kind and page, without its message or the query', async () => {
  await visit(`${server.url}/sign-in?token=secret`, () => {
    setTimeout(() => {
      throw new RangeError('ada@example.org is not known');
    });
    void Promise.reject(new TypeError('no answer for ada@example.org'));
    return new Promise((done) => setTimeout(done, 50));
  });
  await expect.poll(() => reports.map(({ event }) => event)).toContain('vitals');
  const errors = reports.filter(({ event }) => event === 'client error');
  expect(errors.map(({ error }) => error).sort()).toEqual(['RangeError', 'TypeError']);
  expect(errors.every((error) => error.path === '/sign-in')).toBe(true);
  expect(JSON.stringify(reports)).not.toMatch(/ada@|secret|token/);
});

test('the built site without an endpoint sends nothing', async () => {
  const site = await serveStatic(built('site'));
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET' || /vitals/.test(request.url())) sent.push(request.url());
  });
  try {
    await visit(`${site.url}/about`, () => {
      void Promise.reject(new TypeError('nobody hears of it'));
    });
    expect(sent).toEqual([]);
  } finally {
    site.stop();
  }
});
