import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrastOf } from '../../theme/contrast';
import { brandNames, brands } from './brands';

it.each(brandNames)('%s has enough contrast on its card', (name) => {
  const { background, ink, accent } = brands[name];
  expect(contrastOf(ink, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(accent, background)).toBeGreaterThanOrEqual(3);
});

it('every brand has its own drawing', () => {
  const file = readFileSync(new URL('wordmarks.svg', import.meta.url), 'utf8');
  const drawings = new Map(
    [...file.matchAll(/<g id="([\w-]+)">([\s\S]*?)<\/g>/g)].map(([, id, drawing]) => [id, drawing]),
  );
  expect([...drawings.keys()]).toEqual([...brandNames]);
  expect(new Set(drawings.values()).size).toBe(brandNames.length);
});
