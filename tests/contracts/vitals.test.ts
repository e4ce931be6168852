/** What a visit reports to the operator's endpoint: times and kinds of errors, never what somebody typed. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { build, type Rollup } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { built } from '../browser/built.ts';
import { launch } from '../browser/chromium.ts';
import { serveStatic } from '../browser/static-server.ts';

let code = '';
let browser: Browser;
let context: BrowserContext;
let reports: Record<string, unknown>[] = [];
/** Starts the endpoint, and a page whose script reports to it. */
const server = createServer((request, response) => {
  if (request.url === '/reports') {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      reports.push(JSON.parse(body));
      response.writeHead(204).end();
    });
    return;
  }
  const script = request.url === '/page.js';
  response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
  response.end(
    script
      ? code
      : '<h1>A page</h1><button>Press</button><script type="module" src="/page.js"></script>',
  );
});
const url = () => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  const entry = path.join(paths.app, 'src/services/vitals.ts');
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { __SITE_ENVIRONMENT__: JSON.stringify({ reportUrl: '/reports' }) },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : undefined),
        load: (id) =>
          id === '\0page'
            ? `import { reportVitals } from ${JSON.stringify(entry)}; reportVitals();`
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'page', output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput;
  code = output[0].code;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  server.close();
});
beforeEach(async () => {
  reports = [];
  context = await browser.newContext();
});
// Closed only after the reports have arrived, because closing would cancel them.
afterEach(() => context.close());

async function visit(address: string, act: () => void) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  await page.locator('button, a').first().click({ noWaitAfter: true });
  await page.evaluate(act).catch(() => undefined);
  await page.goto('about:blank');
}

test('when a visitor leaves, their times are reported with the path and nothing else', async () => {
  await visit(`${url()}/investors?code=secret#who`, () => undefined);
  await expect.poll(() => reports).toHaveLength(1);
  const [{ event, path: where, ...vitals } = {}] = reports;
  expect({ event, where }).toEqual({ event: 'vitals', where: '/investors' });
  expect(Object.keys(vitals).sort()).toEqual(expect.arrayContaining(['cls', 'fcp', 'lcp', 'ttfb']));
  for (const [name, value] of Object.entries(vitals)) {
    expect(['cls', 'fcp', 'inp', 'lcp', 'ttfb']).toContain(name);
    expect(value).toBeTypeOf('number');
  }
});

test('an error is reported with its kind and place, without its message or the query', async () => {
  await visit(`${url()}/sign-in?token=secret`, () => {
    setTimeout(() => {
      throw new RangeError('ada@example.org is not known');
    });
    Promise.reject(new TypeError('no answer for ada@example.org'));
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
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /vitals/.test(request.url())) sent.push(request.url());
  });
  try {
    await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
    await page.evaluate(() => void Promise.reject(new TypeError('nobody hears of it')));
    await page.goto('about:blank');
    expect(sent).toEqual([]);
  } finally {
    site.stop();
  }
});
