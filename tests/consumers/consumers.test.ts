/**
 * The packed library as other developers use it: installed from the registry into a Vite app with the
 * oldest supported React, and into a Next app with the App Router.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { build, createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../browser/chromium.ts';
import { hasRegistry, install, pack } from './install.ts';
import { visit } from './visit.ts';

const online = hasRegistry();
// A skipped run must not be cached: this file makes the stage run again next time.
const skipped = path.join(import.meta.dirname, 'skipped.stamp');
if (online) rmSync(skipped, { force: true });
else writeFileSync(skipped, '');
const where = online ? '' : ' (no registry within reach)';
let browser: Browser;
let tarball: string;
beforeAll(async () => {
  if (!online) return;
  browser = await launch();
  tarball = pack();
});
afterAll(() => browser?.close());

describe.skipIf(!online)(`Vite with the oldest supported React${where}`, () => {
  let app: string;
  const inApp = () => ({ root: app, configFile: false, logLevel: 'error' }) as const;
  beforeAll(() => {
    app = install('vite', tarball);
  });

  test('the oldest React is the one that package.json names', () => {
    const { version } = JSON.parse(
      readFileSync(path.join(app, 'node_modules/react/package.json'), 'utf8'),
    ) as { version: string };
    const { peerDependencies } = JSON.parse(
      readFileSync(path.join(app, 'node_modules/@tuppence/ui/package.json'), 'utf8'),
    ) as { peerDependencies: Record<string, string> };
    expect(peerDependencies.react).toBe(`>=${version}`);
  });

  test('works built', async () => {
    await build(inApp());
    const server = await preview({ ...inApp(), preview: { port: 0 } });
    await visit(browser, server.resolvedUrls?.local[0] ?? '').finally(() => server.close());
  });

  test('works during development', async () => {
    const server = await createServer({ ...inApp(), server: { port: 0 } });
    await server.listen();
    await visit(browser, server.resolvedUrls?.local[0] ?? '').finally(() => server.close());
  });

  test('renders in Node without a bundler', () => {
    const html = execFileSync(process.execPath, ['server.mjs'], { cwd: app, encoding: 'utf8' });
    expect(html).toMatch(/<h1[^>]*>Rendered by Node<\/h1>/);
  });

  test('a button alone needs at most 8 kB of styles', async () => {
    const outDir = path.join(app, 'button');
    const input = path.join(app, 'button.html');
    await build({ ...inApp(), build: { outDir, rolldownOptions: { input } } });
    const sheets = readdirSync(path.join(outDir, 'assets')).filter((file) => file.endsWith('.css'));
    const css = sheets
      .map((file) => readFileSync(path.join(outDir, 'assets', file), 'utf8'))
      .join('');
    const weight = gzipSync(css).length / 1000;
    console.log(`One button: ${weight.toFixed(1)} kB of styles, gzip`);
    expect(css).toContain('--tp-surface-action');
    expect(weight, 'kB').toBeLessThanOrEqual(8);
  });
});

describe.skipIf(!online)(`Next with the App Router${where}`, () => {
  let app: string;
  const environment = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  } as const;
  const next = () => createRequire(path.join(app, 'package.json')).resolve('next/dist/bin/next');
  beforeAll(() => {
    app = install('next', tarball);
    execFileSync(process.execPath, [next(), 'build'], {
      cwd: app,
      env: environment,
      stdio: 'pipe',
    });
  });

  test('renders server components, and its controls work', async () => {
    const command = [next(), 'start', '--port', '0', '--hostname', '127.0.0.1'];
    const server = spawn(process.execPath, command, { cwd: app, env: environment });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        createInterface({ input: server.stdout }).on('line', (line) => {
          const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
          if (url) resolve(url);
        });
        server.on('exit', (code) => reject(new Error(`next start exited with ${code}`)));
      });
      const html = await (await fetch(address)).text();
      expect(html).toContain('Open until six.');
      expect(html).toContain('One loaf');
      await visit(browser, address);
      await followsWithoutLoading(browser, address);
    } finally {
      server.kill();
    }
  });
});

/** Follows the link to the offers, and expects the same document. */
async function followsWithoutLoading(browser: Browser, address: string) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole('link', { name: 'Offers' }).click();
  await page.getByRole('heading', { name: 'Two loaves for one' }).waitFor();
  expect(documents).toEqual([]);
  await page.close();
}
