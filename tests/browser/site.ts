/** The builds that tests need, the pages of the built site, and servers for the site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteHandler } from '@tuppence/supabase-embedded/static';
import { publishedHeaders } from '../../app/release/published-site.ts';
import { listen } from './listen.ts';
import { root, type ServerProcess, startCommand } from './server-process.ts';

/** A file of each build, which shows whether that build exists. */
const builds = {
  site: 'app/dist/client/index.html',
  package: 'packages/ui/dist/index.js',
  storybook: 'storybook-static/index.json',
};

/** The folder of a build. If it is missing, the error names the command that makes it. */
export function built(name: keyof typeof builds): string {
  const file = path.join(root, builds[name]);
  if (existsSync(file)) return path.dirname(file);
  throw new Error(`${builds[name]} is missing. Build the ${name} first: npm run build:${name}`);
}

/** Starts the server on a free port with an empty database in memory. */
export function startSite(): Promise<ServerProcess> {
  built('site');
  const env = { ...process.env, PORT: '0', TUPPENCE_DATA: 'memory' };
  return startCommand(process.execPath, ['app/commands/serve.ts'], { cwd: root, env });
}

/** Serves a built site as a CDN does: files, plain or compressed, with the production headers. */
export const serveStatic = (site: string) => listen(siteHandler(site, publishedHeaders(true)));

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

/** The built document of a page. */
export function htmlOf(route: string): string {
  const file = route === unknownPath ? '404.html' : path.join(route, 'index.html');
  return readFileSync(path.join(built('site'), file), 'utf8');
}

export const decode = (text: string) =>
  text
    .replace(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a person reads in a document. */
export const textOf = (html: string) =>
  decode(
    html
      .replace(/<(script|style|noscript|title)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<head>[\s\S]*?<\/head>/, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');
