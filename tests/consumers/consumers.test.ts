/** The packed library, installed into the examples with its dependencies from the registry. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { build, createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import viteApp from '../../examples/vite/package.json' with { type: 'json' };
import workspace from '../../package.json' with { type: 'json' };
import publication from '../../packages/publication/package.json' with { type: 'json' };
import library from '../../packages/ui/package.json' with { type: 'json' };
import { launch, launchOptions } from '../browser/chromium.ts';
import { codeIn } from '../contracts/code-in.ts';

const root = path.resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(path.join(tmpdir(), 'tuppence-consumers-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const hasRegistry = () =>
  spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], { cwd: root }).status ===
  0;

function pack(): string {
  const options = { cwd: path.join(root, 'packages/ui'), encoding: 'utf8' } as const;
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', scratch], options);
  return path.join(scratch, said.trim().split('\n').at(-1) ?? '');
}

/** Installs an example with the packed library. Returns its folder. */
function install(
  example: 'vite' | 'food-bank',
  tarball: string,
  more: Record<string, string> = {},
): string {
  const app = path.join(scratch, `${example}${Object.keys(more).length}`);
  cpSync(path.join(root, 'examples', example), app, { recursive: true });
  const manifest = path.join(app, 'package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const withLibrary = { ...dependencies, ...more, '@tuppence/ui': `file:${tarball}` };
  writeFileSync(manifest, JSON.stringify({ ...rest, dependencies: withLibrary }));
  const options = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', options, { cwd: app, stdio: 'pipe' });
  return app;
}

async function visit(browser: Browser, address: string, use: (page: Page) => Promise<void>) {
  // axe needs a page from `newContext`.
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    await use(page);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}

const useShop = (browser: Browser, address: string) =>
  visit(browser, address, async (page) => {
    const title = page.getByRole('heading', { level: 1, name: 'Another shop' });
    const family = await title.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family).toMatch(/Bricolage/);

    await page.getByRole('button', { name: /^Rung up/ }).click();
    await page.getByRole('button', { name: 'Rung up 1 times' }).waitFor();
    const unpressed = page.getByRole('button', { name: 'Print' });
    const { minHeight, backgroundColor } = await unpressed.evaluate((element) => {
      const style = getComputedStyle(element);
      return { minHeight: style.minHeight, backgroundColor: style.backgroundColor };
    });
    expect(Number.parseFloat(minHeight), 'px, large enough for a thumb').toBeGreaterThanOrEqual(44);
    expect(backgroundColor).toBe('rgb(11, 122, 75)');

    await page.getByRole('button', { name: 'Open the till' }).click();
    await page.getByRole('dialog', { name: 'The till' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByText('Receipt printed', { exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Enter a valid email address.').first().waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@shop.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Sent to ada@shop.example', { exact: true }).first().waitFor();
    await title.waitFor();
  });

const useFoodBank = (browser: Browser, address: string) =>
  visit(browser, address, async (page) => {
    const expectAccessible = async () =>
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const give = page.getByRole('banner').getByRole('link', { name: 'Give' });
    expect(await give.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(178, 58, 14)',
    );
    await expectAccessible();

    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.getByRole('link', { name: 'Find a food bank' }).click();
    await page.getByRole('heading', { level: 1, name: 'Where we are' }).waitFor();
    await page.getByLabel('Filter by name').fill('Leith');
    await page.getByText('1 food bank', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 2, name: 'Granton Hall' }).count()).toBe(0);
    await expectAccessible();

    await page.getByRole('banner').getByRole('link', { name: 'Volunteer' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Use at least 8 characters.').waitFor();
    const email = page.getByRole('textbox', { name: 'Email' });
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible();
    await email.fill('ada@example.org');
    await page.getByLabel(/^Password/).fill('correct horse');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('This example does not send your details anywhere.').waitFor();
    await expectAccessible();
    expect(documents).toEqual([]);
  });

const giveOnOwnSite = (address: string) =>
  visit(browser, address, async (page) => {
    const isFocused = (element: Element) => element === document.activeElement;
    await page.route('**/api/gifts', (route) => route.fulfill({ status: 204 }));
    const give = page.getByRole('main').getByRole('button', { name: 'Give' });
    expect(await give.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(178, 58, 14)',
    );
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await give.click();
    await page.getByText('Choose an amount.').waitFor();
    expect(await page.getByRole('radio', { name: '£5' }).evaluate(isFocused)).toBe(true);
    await page.getByRole('radio', { name: 'Another' }).check();
    expect(await page.getByText('Choose an amount.').count()).toBe(0);
    await page.getByLabel('Your amount').fill('7.50');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Add Gift Aid').check();
    await give.click();
    const thanks = page.getByRole('heading', { level: 1, name: 'Thank you for breakfast' });
    await thanks.waitFor();
    expect(await thanks.evaluate(isFocused)).toBe(true);
    await page.getByText('£9.37', { exact: true }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Give again' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('');
  });

const { devDependencies } = workspace;
const online = hasRegistry();
const reason = online ? '' : ' (the registry cannot be reached)';
let browser: Browser;
let tarball: string;
beforeAll(async () => {
  if (!online) return;
  browser = await launch();
  tarball = pack();
});
afterAll(() => browser?.close());

describe.skipIf(!online)(`Vite with the oldest supported React${reason}`, () => {
  let app: string;
  const inApp = () => ({ root: app, configFile: false, logLevel: 'error' }) as const;
  beforeAll(() => {
    app = install('vite', tarball);
  });

  test('the example has the oldest React that the library supports', () => {
    expect(library.peerDependencies.react).toBe(`>=${viteApp.dependencies.react}`);
  });

  test('works in a production build', async () => {
    await build(inApp());
    const server = await preview({ ...inApp(), preview: { port: 0 } });
    await useShop(browser, server.resolvedUrls?.local[0] ?? '').finally(() => server.close());
  });

  test('works during development', async () => {
    const server = await createServer({ ...inApp(), server: { port: 0 } });
    await server.listen();
    await useShop(browser, server.resolvedUrls?.local[0] ?? '').finally(() => server.close());
  });

  test.each(['jsdom', 'happy-dom'])(
    'its own tests pass in %s, set up as docs/tests.md says',
    (dom) => {
      const files = codeIn(path.join(root, 'packages/ui/docs/tests.md'), 'js').slice(0, 2);
      expect(files.map(({ name }) => name)).toEqual(['test-setup.js', 'vitest.config.js']);
      for (const { name, code } of files) writeFileSync(path.join(app, name), code);
      const options = ['vitest', 'run', '--environment', dom];
      const { status, stdout, stderr } = spawnSync('npx', options, { cwd: app, encoding: 'utf8' });
      expect(status, stdout + stderr).toBe(0);
    },
  );

  test('renders in Node without a bundler', () => {
    const html = execFileSync(process.execPath, ['server.mjs'], { cwd: app, encoding: 'utf8' });
    expect(html).toMatch(/<h1[^>]*>Rendered by Node<\/h1>/);
  });

  test('a button alone needs at most 8 kB of styles and 2 kB of scripts', async () => {
    const outDir = path.join(app, 'button');
    const input = path.join(app, 'button.html');
    const external = /^react(-dom)?(\/|$)/;
    await build({
      ...inApp(),
      build: { outDir, modulePreload: false, rolldownOptions: { input, external } },
    });
    const assets = path.join(outDir, 'assets');
    const textOf = (extension: string) =>
      readdirSync(assets)
        .filter((file) => file.endsWith(extension))
        .map((file) => readFileSync(path.join(assets, file), 'utf8'))
        .join('');
    const [css, js] = [textOf('.css'), textOf('.js')];
    const [styles, scripts] = [css, js].map((text) => gzipSync(text).length / 1000);
    console.log(`One button: ${styles} kB of styles and ${scripts} kB of scripts, gzip`);
    expect(css).toContain('--tp-surface-action');
    expect(js).toContain('Ring it up');
    expect(styles, 'kB').toBeLessThanOrEqual(8);
    expect(scripts, 'kB').toBeLessThanOrEqual(2);
  });
});

describe.skipIf(!online)(`The food bank: Next, its own brand, no CSS of its own${reason}`, () => {
  let app: string;
  let address: string;
  let server: ChildProcess;
  const environment = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  } as const;
  beforeAll(async () => {
    app = install('food-bank', tarball);
    const next = createRequire(path.join(app, 'package.json')).resolve('next/dist/bin/next');
    const options = { cwd: app, env: environment, stdio: 'pipe' } as const;
    execFileSync(process.execPath, [next, 'build'], options);
    const command = [next, 'start', '--port', '0', '--hostname', '127.0.0.1'];
    server = spawn(process.execPath, command, { cwd: app, env: environment });
    address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: server.stdout as Readable }).on('line', (line) => {
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
        if (url) resolve(url);
      });
      server.on('exit', (code) => reject(new Error(`next start exited with ${code}`)));
    });
  });
  afterAll(() => server?.kill());

  test('the home page is rendered on the server, and all pages work', async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain('Breakfast for every child in Leith');
    await useFoodBank(browser, address);
  });

  test('the library and its dependencies, without peers, take at most 8 MB on disk', () => {
    const megabytes = installedBytes(app, '@tuppence/ui') / 1e6;
    console.log(`@tuppence/ui: ${megabytes.toFixed(0)} MB in node_modules, without React`);
    expect(megabytes).toBeLessThanOrEqual(8);
  });
});

describe.skipIf(!online)(`Other tools${reason}`, () => {
  let app: string;
  const run = (...command: string[]) => {
    const { status, stdout, stderr } = spawnSync('npx', command, { cwd: app, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  };
  beforeAll(() => {
    const {
      '@swc/core': swc,
      playwright,
      '@vitest/browser-playwright': provider,
    } = devDependencies;
    app = install('vite', tarball, {
      '@swc/core': swc,
      '@swc/jest': '0.2.39',
      '@types/react': devDependencies['@types/react'],
      '@types/react-dom': devDependencies['@types/react-dom'],
      '@vitejs/plugin-react': publication.dependencies['@vitejs/plugin-react'],
      '@vitest/browser-playwright': provider,
      jest: '30.5.2',
      'jest-environment-jsdom': '30.5.2',
      lucide: '1.65.0',
      playwright,
      react: '19.3.1',
      'react-aria': library.peerDependencies['react-aria'],
      'react-dom': '19.3.1',
      'react-router': '8.5.3',
      'react-stately': library.peerDependencies['react-stately'],
    });
  });

  test.each(
    ['typescript', 'typescript-with-api'].flatMap((compiler) =>
      ['bundler', 'nodenext'].map((resolution) => ({ compiler, resolution })),
    ),
  )(
    '$compiler compiles every example of the reference with $resolution',
    ({ compiler, resolution }) => {
      const reference = path.join(app, 'node_modules/@tuppence/ui/dist/reference');
      const pages = readdirSync(reference).map((page) => path.join(reference, page));
      const examples = pages.flatMap((page) => codeIn(page, 'tsx'));
      expect(examples.length).toBeGreaterThan(130);
      const folder = path.join(app, 'examples');
      mkdirSync(folder, { recursive: true });
      for (const [at, { code }] of examples.entries())
        writeFileSync(path.join(folder, `example${at}.tsx`), code);
      const compilerOptions = {
        strict: true,
        noEmit: true,
        target: 'es2022',
        jsx: 'react-jsx',
        module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
        moduleResolution: resolution,
        types: [],
      };
      writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
      const tsc = path.join(root, 'node_modules', compiler, 'bin/tsc');
      const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
      expect(stdout).toBe('');
    },
  );

  test('a site of your own, as docs/own-site.md has it, compiles and takes a gift', async () => {
    const site = path.join(app, 'own-site');
    mkdirSync(path.join(site, 'src'), { recursive: true });
    const files = codeIn(path.join(app, 'node_modules/@tuppence/ui/docs/own-site.md'), 'tsx?');
    for (const { name, code } of files) writeFileSync(path.join(site, name), code);
    // As Vite's template has them.
    writeFileSync(
      path.join(site, 'index.html'),
      '<!doctype html><html lang="en"><title>Give</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    );
    const compilerOptions = {
      target: 'es2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'esnext',
      types: ['vite/client'],
      skipLibCheck: true,
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      moduleDetection: 'force',
      noEmit: true,
      jsx: 'react-jsx',
      strict: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      erasableSyntaxOnly: true,
    };
    writeFileSync(path.join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', site], { encoding: 'utf8' });
    expect(stdout).toBe('');
    const configFile = path.join(site, 'vite.config.ts');
    const options = { root: site, configFile, logLevel: 'error' } as const;
    await build(options);
    const server = await preview({ ...options, preview: { port: 0 } });
    await giveOnOwnSite(server.resolvedUrls?.local[0] ?? '').finally(() => server.close());
  });

  test('the tests of an app pass in Jest, set up as docs/tests.md says', () => {
    for (const { name, code } of codeIn(path.join(root, 'packages/ui/docs/tests.md'), 'js'))
      writeFileSync(
        path.join(app, name),
        code.replace("import { afterEach } from 'vitest';\n", ''),
      );
    const shop = readFileSync(path.join(app, 'Shop.test.jsx'), 'utf8');
    writeFileSync(path.join(app, 'Jest.test.jsx'), shop.replace(/^import .* from 'vitest';$/m, ''));
    run('jest', 'Jest.test.jsx');
  });

  // Its picture does not exist, which only a browser sees.
  test('the tests of an app pass in a browser, with globals alone', async () => {
    const { executablePath, args, env } = await launchOptions();
    const launched = JSON.stringify({ executablePath, args, env });
    writeFileSync(
      path.join(app, 'browser.config.js'),
      `import { playwright } from '@vitest/browser-playwright';
      export default { test: { globals: true, include: ['Shop.test.jsx'], testNamePattern: 'dialog|popover', browser: { enabled: true, headless: true, screenshotFailures: false,
        provider: playwright({ launchOptions: ${launched} }), instances: [{ browser: 'chromium' }] } } };`,
    );
    run('vitest', 'run', '--config', 'browser.config.js');
  });

  test('React Router 8 follows its links without loading a document', async () => {
    writeFileSync(
      path.join(app, 'main.jsx'),
      `import '@tuppence/ui/styles.css';
      import { ButtonLink, Heading, LinkProvider } from '@tuppence/ui';
      import { createRoot } from 'react-dom/client';
      import { createBrowserRouter, Link, Outlet } from 'react-router';
      import { RouterProvider } from 'react-router/dom';
      const RouterLink = ({ href, ...props }) => <Link to={href} {...props} />;
      const Frame = () => <LinkProvider component={RouterLink}><Outlet /></LinkProvider>;
      const router = createBrowserRouter([{ element: <Frame />, children: [
        { path: '/', element: <ButtonLink href="/give">Give</ButtonLink> },
        { path: '/give', element: <Heading level={1}>Give today</Heading> },
      ] }]);
      createRoot(document.getElementById('app')).render(<RouterProvider router={router} />);`,
    );
    await build({ root: app, configFile: false, logLevel: 'error' });
    const server = await preview({
      root: app,
      configFile: false,
      logLevel: 'error',
      preview: { port: 0 },
    });
    await visit(browser, server.resolvedUrls?.local[0] ?? '', async (page) => {
      const documents: string[] = [];
      page.on('request', (one) => one.isNavigationRequest() && documents.push(one.url()));
      await page.getByRole('link', { name: 'Give' }).click();
      await page.getByRole('heading', { level: 1, name: 'Give today' }).waitFor();
      expect(documents).toEqual([]);
    }).finally(() => server.close());
  });
});

/** The size of a package and its dependencies, without peers. */
function installedBytes(app: string, name: string, counted = new Set<string>()): number {
  const folder = path.join(app, 'node_modules', name);
  if (counted.has(name)) return 0;
  counted.add(name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const own = files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
  const { dependencies = {} } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).reduce(
    (sum, dependency) => sum + installedBytes(app, dependency, counted),
    own,
  );
}
