/**
 * Weight of the first load: all scripts and styles that a prerendered page links, as brotli 11 sends
 * them, before anyone touches the page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgets } from '../browser/budgets.ts';
import { firstLoad, totalWeight } from '../browser/first-load.ts';
import { builtSite, routePaths, unknownPath } from '../browser/site.ts';

test.each(routePaths())('%s keeps to its budget', (route) => {
  const file = route === unknownPath ? '404.html' : path.join(route, 'index.html');
  const { scripts, styles, inlineStyle } = firstLoad(
    readFileSync(path.join(builtSite, file), 'utf8'),
    builtSite,
  );
  const budget = route === '/' ? budgets.home : budgets.others;
  const script = totalWeight(scripts, builtSite);
  const style = totalWeight(styles, builtSite) + brotliCompressSync(inlineStyle).length / 1000;
  console.log(`${route}: ${script.toFixed(1)} kB script, ${style.toFixed(1)} kB style`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(script, 'kB of script').toBeLessThanOrEqual(budget.script);
  expect(style, 'kB of style').toBeLessThanOrEqual(budget.style);
});
