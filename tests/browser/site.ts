/** The built site (app/dist) on its own server, as visitors get it. */
import { readdirSync } from 'node:fs';
import { aliases } from '../../app/src/aliases.ts';
import { partners } from '../../app/src/content/partners.ts';
import { built } from './built.ts';
import { root, type ServerProcess, startCommand } from './server-process.ts';

/**
 * Starts the server on a free port with an empty database in memory. `folder` is a build other than
 * app/dist.
 */
export function startSite(folder?: string): Promise<ServerProcess> {
  if (!folder) built('site');
  const script = folder ? ['tests/browser/serve-folder.ts', folder] : ['app/commands/serve.ts'];
  const env = { ...process.env, PORT: '0', TUPPENCE_DATA: 'memory', LITE_TELEMETRY: '0' };
  return startCommand(process.execPath, script, { cwd: root, env });
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
