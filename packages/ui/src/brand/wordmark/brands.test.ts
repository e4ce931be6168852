import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandNames, brands } from './brands';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(brandNames)('%s has enough contrast on its card', (name) => {
  const { background, ink, accent } = brands[name];
  expect(contrast(ink, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(accent, background)).toBeGreaterThanOrEqual(3);
});

it('every brand has its own drawing', () => {
  const file = readFileSync(new URL('wordmarks.svg', import.meta.url), 'utf8');
  const drawings = new Map(
    [...file.matchAll(/<g id="([\w-]+)">([\s\S]*?)<\/g>/g)].map(([, id, drawing]) => [id, drawing]),
  );
  expect([...drawings.keys()]).toEqual([...brandNames]);
  expect(new Set(drawings.values()).size).toBe(brandNames.length);
});
