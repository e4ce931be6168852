/** Runs tests of the built site in Debian's Firefox and WebKit, with W3C WebDriver commands. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { freePort } from '../browser/listen.ts';
import type { ServerProcess } from '../browser/server-process.ts';
import { startSite } from '../browser/site.ts';

/** Sends WebDriver commands. A command is named by the end of its address. */
interface Driver {
  send(command: string, parameters: object, element?: string): Promise<unknown>;
  close(): Promise<void>;
}

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const patience = { timeout: 30_000, interval: 100 };

/** Starts a program. Returns a function that stops it and the processes that it started. */
function start(program: string, ...parameters: string[]): () => Promise<unknown> {
  const child = spawn(program, parameters, { stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const kill = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
  };
  // If the run is interrupted, this closes the browser.
  process.once('exit', kill);
  return () => {
    process.off('exit', kill);
    kill();
    return ended;
  };
}

/** Marionette, Firefox's own protocol, has other names for the commands. */
const marionetteNames: Record<string, string> = {
  url: 'Navigate',
  'window/rect': 'SetWindowRect',
  'execute/sync': 'ExecuteScript',
  element: 'FindElement',
  click: 'ElementClick',
  value: 'ElementSendKeys',
  actions: 'PerformActions',
};

/** Uses Marionette, because Debian has no geckodriver. */
async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'tuppence-firefox-'));
  const port = await freePort();
  const preferences = { 'marionette.port': port, 'ui.prefersReducedMotion': 1 };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const stop = start(firefox, '--marionette', '--headless', '--profile', profile);
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
    });
  const socket = await vi.waitFor(open, patience);
  const messages = messagesOf(socket);
  await messages.next(); // The greeting.
  const call = async (name: string, parameters: object) => {
    const command = JSON.stringify([0, 0, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(command)}:${command}`);
    const [, , error, result] = (await messages.next()).value ?? [];
    if (error) throw new Error(`${name}: ${JSON.stringify(error).slice(0, 300)}`);
    return result?.value;
  };
  await call('NewSession', {});
  return {
    send: (command, parameters, id) => call(marionetteNames[command] ?? '', { ...parameters, id }),
    close: async () => {
      await stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Yields Marionette's messages. Each is sent as its length in bytes, a colon and JSON. */
async function* messagesOf(socket: Socket): AsyncGenerator<[0, 0, unknown, { value: unknown }]> {
  let received: Buffer = Buffer.alloc(0);
  for await (const data of socket) {
    received = Buffer.concat([received, data as Buffer]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) break;
      yield JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
    }
  }
}

async function openWebKit(): Promise<Driver> {
  const port = await freePort();
  const stop = start('xvfb-run', '-a', webKitDriver, `--port=${port}`);
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
  return {
    send: (command, parameters, element) =>
      call('POST', `${session}/${element ? `element/${element}/` : ''}${command}`, parameters),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await stop();
    },
  };
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A window. Selectors are CSS; scripts are the source of a function without parameters. */
function pageOf({ send, close }: Driver) {
  const element = async (value: string) => {
    const found = await send('element', { using: 'css selector', value });
    return (found as Record<string, string>)[elementKey];
  };
  return {
    open: (url: string) => send('url', { url }),
    resize: (width: number, height: number) => send('window/rect', { width, height }),
    evaluate: (script: string) =>
      send('execute/sync', { script: `return (${script})()`, args: [] }),
    click: async (selector: string) => send('click', {}, await element(selector)),
    type: async (selector: string, text: string) =>
      send('value', { text }, await element(selector)),
    /** Presses keys one after another, wherever the focus is. */
    press: (keys: string) => {
      const types = ['keyDown', 'keyUp'];
      const actions = [...keys].flatMap((value) => types.map((type) => ({ type, value })));
      return send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close,
  };
}

/** `debian` is the package. If it is missing, the title of the skipped tests names it. */
const engines = [
  { name: 'Firefox', debian: 'firefox-esr', programs: [firefox], launch: openFirefox },
  {
    name: 'WebKit',
    debian: 'webkit2gtk-driver',
    programs: [webKitDriver, '/usr/bin/xvfb-run'],
    launch: openWebKit,
  },
];

interface Visit {
  name: string;
  page(): ReturnType<typeof pageOf>;
  site(): ServerProcess;
  /** Waits until the script returns something truthy. */
  until(script: string): Promise<void>;
  /** Opens a page and waits until it is hydrated and the splash is gone. */
  open(path: string): Promise<void>;
}

/** Declares the tests of a visit for every engine. They are skipped for an engine that is not installed. */
export function describeEngines(tests: (visit: Visit) => void): void {
  for (const { name, debian, programs, launch } of engines) {
    const isInstalled = programs.every((program) => existsSync(program));
    const title = isInstalled ? name : `${name} (not run: ${debian} is not installed)`;
    describe.skipIf(!isInstalled)(title, () => {
      let site: ServerProcess;
      let page: ReturnType<typeof pageOf>;
      beforeAll(async () => {
        site = await startSite();
        page = pageOf(await launch());
      });
      afterAll(() => Promise.all([page?.close(), site?.stop()]));
      const until = (script: string) =>
        vi.waitFor(
          async () => {
            if (!(await page.evaluate(script)))
              throw new Error(`This never became true: ${script}`);
          },
          { ...patience, timeout: 20_000 },
        );
      const open = async (path: string) => {
        await page.open(`${site.url}${path}`);
        await until(
          `() => !document.querySelector('[data-loading="true"]') && window.early === undefined`,
        );
      };
      tests({ name, page: () => page, site: () => site, until, open });
    });
  }
}
