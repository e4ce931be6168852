import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { freePort } from '../browser/listen.ts';
import type { ServerProcess } from '../browser/server-process.ts';
import { startSite } from '../browser/site.ts';

/** On Debian or Ubuntu. Empty if neither file exists. */
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync) ?? '';
const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const patience = { timeout: 30_000, interval: 100 };

/** Scripts are the source of a function without parameters. */
type Page = Awaited<ReturnType<typeof openWebKit>>;

async function openFirefox(): Promise<Page> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (script) => page.evaluate(`(${script})()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (keys) => page.keyboard.type(keys),
    close: () => browser.close(),
  };
}

/** Sends W3C WebDriver commands, because Puppeteer has no WebKit. */
async function openWebKit() {
  const port = await freePort();
  const program = ['-a', webKitDriver, `--port=${port}`];
  // A process group, so that the display and the browser end with the driver.
  const driver = spawn('xvfb-run', program, { stdio: 'ignore', detached: true });
  const ended = once(driver, 'close');
  const kill = () => {
    if (driver.pid && driver.exitCode === null && driver.signalCode === null)
      process.kill(-driver.pid);
  };
  // If the run is interrupted, this closes the browser.
  process.once('exit', kill);
  const call = async (method: string, address: string, parameters?: object) => {
    const body = parameters ? { body: JSON.stringify(parameters) } : {};
    const response = await fetch(`http://127.0.0.1:${port}${address}`, { method, ...body });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  };
  await vi.waitFor(() => call('GET', '/status'), patience);
  const browser = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const send = (command: string, parameters: object) =>
    call('POST', `${session}/${command}`, parameters);
  const element = async (value: string) => {
    const found = await send('element', { using: 'css selector', value });
    return `element/${(found as Record<string, string>)[elementKey]}`;
  };
  return {
    open: (url: string) => send('url', { url }),
    resize: (width: number, height: number) => send('window/rect', { width, height }),
    evaluate: (script: string) =>
      send('execute/sync', { script: `return (${script})()`, args: [] }),
    click: async (selector: string) => send(`${await element(selector)}/click`, {}),
    type: async (selector: string, text: string) =>
      send(`${await element(selector)}/value`, { text }),
    press: (keys: string) => {
      const types = ['keyDown', 'keyUp'];
      const actions = [...keys].flatMap((value) => types.map((type) => ({ type, value })));
      return send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      kill();
      await ended;
    },
  };
}

const engines = [
  { name: 'Firefox', debian: 'firefox-esr', programs: [firefox], launch: openFirefox },
  {
    name: 'WebKit',
    debian: 'webkit2gtk-driver',
    programs: [webKitDriver, miniBrowser, '/usr/bin/xvfb-run'],
    launch: openWebKit,
  },
];

interface Visit {
  name: string;
  page(): Page;
  site(): ServerProcess;
  /** Waits until the script returns something truthy. */
  until(script: string): Promise<void>;
  /** Opens a page and waits until it is hydrated and the splash is gone. */
  open(path: string): Promise<void>;
}

/** Declares the tests for every engine. They are skipped if it is not installed. */
export function describeEngines(tests: (visit: Visit) => void): void {
  for (const { name, debian, programs, launch } of engines) {
    const isInstalled = programs.every((program) => existsSync(program));
    const title = isInstalled ? name : `${name} (not run: ${debian} is not installed)`;
    describe.skipIf(!isInstalled)(title, () => {
      let site: ServerProcess;
      let page: Page;
      beforeAll(async () => {
        site = await startSite();
        page = await launch();
      });
      afterAll(() => Promise.all([page?.close(), site?.stop()]));
      const until = (script: string) => {
        // Puppeteer does not pass on an element that a script returns.
        const isTrue = () => page.evaluate(`() => Boolean((${script})())`);
        return expect.poll(isTrue, { timeout: 20_000, message: script }).toBe(true);
      };
      const open = async (path: string) => {
        await page.open(`${site.url}${path}`);
        await until(
          `() => !document.querySelector('[data-loading="true"]') && window.typed === undefined`,
        );
      };
      tests({ name, page: () => page, site: () => site, until, open });
    });
  }
}
