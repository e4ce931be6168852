/** Drives WebKitGTK with its own driver and the few W3C WebDriver commands that the tests need. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../browser/free-port.ts';
import { type EnginePage, keyActions } from './engines.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export async function openWebKit(driver: string): Promise<EnginePage> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  // Close the browser if the run is interrupted.
  const stop = () => stopGroup(child);
  process.once('exit', stop);
  const base = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until(async () => (await fetch(`${base}/status`)).ok);
  const created = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation'],
        },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${created.sessionId}`;
  const element = async (selector: string) => {
    const found = await call('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return (found as Record<string, string>)[elementKey];
  };
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    resize: async (width, height) =>
      void (await call('POST', `${session}/window/rect`, { width, height })),
    evaluate: async (script) =>
      call('POST', `${session}/execute/sync`, { script: `return (${script})()`, args: [] }),
    click: async (selector) =>
      void (await call('POST', `${session}/element/${await element(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await call('POST', `${session}/element/${await element(selector)}/value`, { text })),
    press: async (keys) =>
      void (await call('POST', `${session}/actions`, { actions: keyActions(keys) })),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      process.off('exit', stop);
      stop();
    },
  };
}

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

function stopGroup({ pid, exitCode }: ChildProcess) {
  // The wrapper's children are in its process group.
  if (pid && exitCode === null) process.kill(-pid);
}

async function until(check: () => Promise<boolean>) {
  for (let round = 0; round < 100; round++) {
    if (await check().catch(() => false)) return;
    await wait(100);
  }
  throw new Error("WebKit's driver did not answer.");
}
