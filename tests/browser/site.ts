import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedHeaders } from '@tuppence/publication/published-site';
import { siteHandler } from '@tuppence/supabase-embedded/static';
import { listen } from './listen.ts';
import { root, type ServerProcess, startCommand } from './server-process.ts';

const builds = {
  site: 'app/dist/client/index.html',
  package: 'packages/ui/dist/index.js',
  storybook: 'storybook-static/index.json',
};

/** The folder of a build. Throws if it is missing. */
export function built(name: keyof typeof builds): string {
  const file = path.join(root, builds[name]);
  if (existsSync(file)) return path.dirname(file);
  throw new Error(`${builds[name]} is missing. Build the ${name} first: npm run build:${name}`);
}

/** Serves the built site with an empty database in memory. */
export function startSite(): Promise<ServerProcess> {
  built('site');
  const env = { ...process.env, PORT: '0', TUPPENCE_DATA: 'memory' };
  return startCommand(process.execPath, ['app/commands/serve.ts'], { cwd: root, env });
}

/** Serves a built site as a CDN does, with the production headers. */
export const serveStatic = (site: string) => listen(siteHandler(site, publishedHeaders(true)));

export const unknownPath = '/no-such-page';

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

export const textOf = (html: string) =>
  decode(
    html
      .replace(/<(script|style|noscript|title)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<head>[\s\S]*?<\/head>/, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');
