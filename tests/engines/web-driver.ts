/** Drives WebKitGTK with its own driver. */
import { spawn } from 'node:child_process';
import { vi } from 'vitest';
import { freePort } from '../browser/free-port.ts';
import type { Driver } from './engines.ts';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

export async function openWebKit(driver: string): Promise<Driver> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  // Close the browser if the run is interrupted. The wrapper's children are in its process group.
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  process.once('exit', stop);
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await vi.waitFor(() => call('GET', '/status'), { timeout: 10_000, interval: 100 });
  const browser = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    send: (command, parameters, element) =>
      call('POST', `${session}/${element ? `element/${element}/` : ''}${command}`, parameters),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      process.off('exit', stop);
      stop();
    },
  };
}
