/**
 * Weight of the first load: all scripts and styles that a prerendered page links, as brotli 11 sends
 * them, before anyone touches the page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtSite, routePaths, unknownPath } from '../browser/site.ts';

/** In kB (1000 bytes). */
const budgets: Record<string, { script: number; style: number }> = {
  '/': { script: 105, style: 12 },
  '/auth': { script: 150, style: 12 },
  '/giving-recap': { script: 190, style: 12 },
};
const others = { script: 125, style: 12 };

const sizes = new Map<string, number>();
function weight(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length / 1000;
  sizes.set(file, known);
  return known;
}

/** Scripts that run and modules fetched ahead; what those import in turn counts as well. */
function firstLoad(html: string): { scripts: string[]; styles: string[]; inlineStyle: string } {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const address = (tag: string) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
  const own = (found: string[]) =>
    found.map(address).filter((url): url is string => Boolean(url?.startsWith('/')));
  return {
    scripts: withImports(own(tags.filter((tag) => /^<script|rel="modulepreload"/.test(tag)))),
    styles: own(tags.filter((tag) => /rel="stylesheet"/.test(tag))),
    inlineStyle: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(''),
  };
}

function withImports(urls: string[]): string[] {
  const all = new Set(urls);
  for (const url of all) {
    const code = readFileSync(path.join(builtSite, url), 'utf8');
    for (const [, target = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
      all.add(path.posix.join(path.posix.dirname(url), target));
    }
  }
  return [...all];
}

const total = (urls: string[]) =>
  [...new Set(urls)].reduce((sum, url) => sum + weight(path.join(builtSite, url)), 0);

test.each(routePaths())('%s keeps to its budget', (route) => {
  const file = route === unknownPath ? '404.html' : path.join(route, 'index.html');
  const { scripts, styles, inlineStyle } = firstLoad(
    readFileSync(path.join(builtSite, file), 'utf8'),
  );
  const budget = budgets[route] ?? others;
  const style = total(styles) + brotliCompressSync(inlineStyle).length / 1000;
  console.log(`${route}: ${total(scripts).toFixed(1)} kB script, ${style.toFixed(1)} kB style`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(total(scripts), 'kB of script').toBeLessThanOrEqual(budget.script);
  expect(style, 'kB of style').toBeLessThanOrEqual(budget.style);
});
