/** Drives Firefox with Marionette, its own remote protocol, because Debian has no geckodriver. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../browser/free-port.ts';
import { type EnginePage, keyActions } from './engines.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export async function openFirefox(binary: string): Promise<EnginePage> {
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
  const element = async (value: string) => {
    const { value: found } = await call('WebDriver:FindElement', { using: 'css selector', value });
    return { id: (found as Record<string, string>)[elementKey] };
  };
  return {
    open: async (url) => void (await call('WebDriver:Navigate', { url })),
    resize: async (width, height) =>
      void (await call('WebDriver:SetWindowRect', { width, height })),
    evaluate: async (script) =>
      (await call('WebDriver:ExecuteScript', { script: `return (${script})()`, args: [] })).value,
    click: async (selector) => void (await call('WebDriver:ElementClick', await element(selector))),
    type: async (selector, text) =>
      void (await call('WebDriver:ElementSendKeys', { ...(await element(selector)), text })),
    press: async (keys) =>
      void (await call('WebDriver:PerformActions', { actions: keyActions(keys) })),
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

async function connection(port: number): Promise<Socket> {
  for (let round = 0; round < 300; round++) {
    const socket = await new Promise<Socket | null>((resolve) => {
      const attempt = connect(port, '127.0.0.1', () => resolve(attempt));
      attempt.once('error', () => resolve(null));
    });
    if (socket) return socket;
    await wait(100);
  }
  throw new Error('Firefox did not answer.');
}
