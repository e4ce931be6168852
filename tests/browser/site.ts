/** The built site (app/dist) on its own server, as visitors get it. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { aliases } from '../../app/src/aliases.ts';
import { partners } from '../../app/src/content/partners.ts';
import { built } from './built.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Site {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port with an empty database in memory. `folder` is a build other than
 * app/dist.
 */
export async function startSite(folder?: string): Promise<Site> {
  if (!folder) built('site');
  const script = folder ? ['tests/browser/serve-folder.ts', folder] : ['app/commands/serve.ts'];
  const server = spawn(process.execPath, script, {
    cwd: root,
    env: { ...process.env, PORT: '0', TUPPENCE_DATA: 'memory', LITE_TELEMETRY: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        const address = /^Tuppence is at (http:\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    server.once('error', reject);
    ended.then(() => reject(new Error(`The site's server stopped:\n${said.join('\n')}`)));
  });
  return {
    url,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

/** A path without a route, answered with 404.html. */
export const unknownPath = '/no-such-page';

/** Paths of all prerendered pages, from the built HTML files. */
export function routePaths(): string[] {
  return readdirSync(built('site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) =>
      file === '404.html'
        ? unknownPath
        : `/${file.replace(/(index)?\.html$/, '').replace(/\/$/, '')}`,
    )
    .sort();
}

/** Whether other pages have the same layout: partner pages except the school's, and aliases. */
export const sharesLayout = (route: string): boolean =>
  route in aliases ||
  partners.some(({ slug, variant }) => route === `/${slug}` && variant === 'standard');
