/** The pinned Chromium with a port for Lighthouse. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../browser/chromium.ts';
import { scratch } from './scratch.ts';

export interface DebuggableBrowser {
  port: number;
  stop(): Promise<void>;
}

/** Starts a browser with an empty profile. Throws when it does not answer within 20 s. */
export async function startBrowser(): Promise<DebuggableBrowser> {
  const { executablePath = chromium.executablePath(), args = [], env } = await launchOptions();
  mkdirSync(scratch, { recursive: true });
  const profile = mkdtempSync(path.join(scratch, 'profile-'));
  const child = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { env: env as NodeJS.ProcessEnv, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  let said = '';
  try {
    const port = await new Promise<number>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`Chromium ${why}:\n${said}`));
      const late = setTimeout(() => fail('does not answer'), 20_000);
      child.stderr.on('data', (part: Buffer) => {
        // Only its beginning is of interest, and a long run must not collect the rest.
        if (said.length > 20_000) return;
        said += part;
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
        if (!found) return;
        clearTimeout(late);
        resolve(Number(found));
      });
      child.once('error', reject);
      child.once('close', () => fail('ended'));
    });
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
