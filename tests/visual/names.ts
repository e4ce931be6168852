/** Names of pictures, and which of the baselines have lost their story or route. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { built } from '../browser/built.ts';
import { routePaths } from '../browser/site.ts';
import { baselines, output } from './picture.ts';
import { tablet, viewports } from './viewports.ts';

export const routePicture = (route: string, width: number) =>
  `routes/${route === '/' ? 'home' : route.slice(1).replaceAll('/', '--')}.${width}`;

/** Names of all pictures in a folder that holds `stories` and `routes`. */
function names(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort();
}

/**
 * Whether one of the words means this picture: its name, its story or route, or its component
 * (`components-button--`). `--all` means every picture that waits, and never one to be removed.
 */
export function isMeant(name: string, words: string[], isWaiting = true): boolean {
  const short = name.replace(/^(stories|routes)\//, '');
  const forms = [name, short, short.replace(/\.\d+$/, ''), short.replace(/--.*$/, '--')];
  return words.some((word) => (isWaiting && word === '--all') || forms.includes(word));
}

export const baselineNames = () => names(baselines, '.webp');

export const waitingNames = () => names(path.join(output, 'after'), '.png');

/** Baselines without a story or a route; needs the built Storybook and the built site. */
export function goneNames(): string[] {
  const index = path.join(built('storybook'), 'index.json');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: object };
  const stories = [tablet, ...viewports].flatMap(({ width }) =>
    Object.keys(entries).map((id) => `stories/${id}.${width}`),
  );
  const routes = viewports.flatMap(({ width }) =>
    routePaths().map((route) => routePicture(route, width)),
  );
  const known = new Set([...stories, ...routes]);
  return baselineNames().filter((name) => !known.has(name));
}
