/**
 * Weight of the first load: all scripts and styles that a prerendered page links, as brotli 11 sends
 * them, before anyone touches the page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstLoad, totalWeight } from '../browser/first-load.ts';
import { builtSite, routePaths, unknownPath } from '../browser/site.ts';

/** In kB (1000 bytes). */
const budgets: Record<string, { script: number; style: number }> = {
  // 100, and 2 in exchange for a regular expression that rewrote the icons' code.
  '/': { script: 102, style: 9 },
};
const others = { script: 120, style: 9 };

test.each(routePaths())('%s keeps to its budget', (route) => {
  const file = route === unknownPath ? '404.html' : path.join(route, 'index.html');
  const { scripts, styles, inlineStyle } = firstLoad(
    readFileSync(path.join(builtSite, file), 'utf8'),
    builtSite,
  );
  const budget = budgets[route] ?? others;
  const script = totalWeight(scripts, builtSite);
  const style = totalWeight(styles, builtSite) + brotliCompressSync(inlineStyle).length / 1000;
  console.log(`${route}: ${script.toFixed(1)} kB script, ${style.toFixed(1)} kB style`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(script, 'kB of script').toBeLessThanOrEqual(budget.script);
  expect(style, 'kB of style').toBeLessThanOrEqual(budget.style);
});
