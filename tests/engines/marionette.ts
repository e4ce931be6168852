/** Drives Firefox with Marionette, its own remote protocol, because Debian has no geckodriver. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../browser/free-port.ts';
import type { Driver } from './engines.ts';

const commands: Record<string, string> = {
  url: 'Navigate',
  'window/rect': 'SetWindowRect',
  'execute/sync': 'ExecuteScript',
  element: 'FindElement',
  click: 'ElementClick',
  value: 'ElementSendKeys',
  actions: 'PerformActions',
};

export async function openFirefox(binary: string): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'tuppence-firefox-'));
  const port = await freePort();
  writeFileSync(path.join(profile, 'user.js'), preferences(port));
  const child = spawn(binary, ['--marionette', '--headless', '--profile', profile], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  // Close the browser if the run is interrupted.
  const stop = () => void child.kill();
  process.once('exit', stop);
  const call = createClient(await connection(port));
  await call('WebDriver:NewSession', {});
  return {
    send: async (command, parameters, id) =>
      (await call(`WebDriver:${commands[command]}`, { ...parameters, ...(id ? { id } : {}) }))
        .value,
    close: async () => {
      process.off('exit', stop);
      stop();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const preferences = (port: number) => `user_pref("marionette.port", ${port});
user_pref("ui.prefersReducedMotion", 1);
`;

type Answer = { value?: unknown };

/** Sends commands. A message is its length in bytes, a colon and JSON. */
function createClient(socket: Socket) {
  let received: Buffer = Buffer.alloc(0);
  let next = 0;
  const waiting = new Map<number, (error: unknown, answer: Answer) => void>();
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  return (command: string, parameters: object) =>
    new Promise<Answer>((resolve, reject) => {
      const id = next++;
      waiting.set(id, (error, answer) => {
        if (error) reject(new Error(`${command}: ${JSON.stringify(error).slice(0, 300)}`));
        else resolve(answer);
      });
      const message = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

const connection = (port: number) =>
  vi.waitFor(
    () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
        socket.once('error', reject);
      }),
    { timeout: 30_000, interval: 100 },
  );
