/**
 * The packed library in an app that has nothing of this repository: three components, built by a
 * plain Vite and looked at in the browser. Its dependencies are the installed ones, so that nothing
 * is downloaded.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { launch } from '../browser/chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');
const app = mkdtempSync(path.join(tmpdir(), 'tuppence-consumer-'));
const modules = path.join(app, 'node_modules');
let browser: Browser | undefined;
afterAll(async () => {
  await browser?.close();
  rmSync(app, { recursive: true, force: true });
});

function install() {
  const command = ['pack', '--silent', '--pack-destination', app];
  const options = { cwd: path.join(root, 'packages/ui'), encoding: 'utf8' } as const;
  const tarball = execFileSync('npm', command, options).trim().split('\n').at(-1) ?? '';
  mkdirSync(path.join(modules, '@tuppence'), { recursive: true });
  execFileSync('tar', ['-xzf', path.join(app, tarball), '-C', app]);
  const installed = path.join(modules, '@tuppence/ui');
  cpSync(path.join(app, 'package'), installed, { recursive: true });
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(installed, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const places = ['packages/ui/node_modules', 'node_modules'].map((folder) =>
      path.join(root, folder, name),
    );
    const source = places.find((place) => existsSync(place));
    if (!source) throw new Error(`${name} is not installed.`);
    const target = path.join(modules, name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(source, target);
  }
}

test('three components render with their styles', async () => {
  install();
  writeFileSync(path.join(app, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(
    path.join(app, 'index.html'),
    '<!doctype html><html lang="en"><title>Consumer</title><body><main id="app"></main><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(
    path.join(app, 'main.js'),
    `import { Button, Heading } from '@tuppence/ui';
import { Footer } from '@tuppence/ui/chrome';
import { Stack } from '@tuppence/ui/layout';
import '@tuppence/ui/styles.css';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('app')).render(
  h(Stack, { gap: 6 },
    h(Heading, { level: 1 }, 'A shop of somebody else'),
    h(Button, { onClick: () => { document.title = 'pressed'; } }, 'Ring it up')),
);
export { Footer };
`,
  );
  const logLevel = 'error';
  await build({ root: app, configFile: false, logLevel });
  const styles = readdirSync(path.join(app, 'dist/assets')).filter((file) => file.endsWith('.css'));
  expect(styles).toHaveLength(1);

  const server = await preview({ root: app, configFile: false, logLevel, preview: { port: 0 } });
  try {
    browser = await launch();
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');

    const heading = page.getByRole('heading', { level: 1 });
    const button = page.getByRole('button', { name: 'Ring it up' });
    const [title, key, gap] = await Promise.all([
      heading.evaluate((element) => getComputedStyle(element).fontFamily),
      button.evaluate((element) => {
        const { minHeight, backgroundColor, borderTopStyle } = getComputedStyle(element);
        return { minHeight: Number.parseFloat(minHeight), backgroundColor, borderTopStyle };
      }),
      button.evaluate(
        (element) =>
          element.getBoundingClientRect().top -
          (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      ),
    ]);
    expect(title).toMatch(/Bricolage/);
    expect(key.minHeight, 'px, a target for a thumb').toBeGreaterThanOrEqual(44);
    expect(key.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(gap, 'px between the children of a stack').toBeGreaterThan(8);
    await button.click();
    await expect.poll(() => page.title()).toBe('pressed');
    expect(problems.filter((problem) => !/favicon/.test(problem))).toEqual([]);
  } finally {
    await server.close();
  }
});
