import { expect, test } from 'vitest';
import { color } from '../tokens/color';
import { contrastFaults } from './contrast-faults';
import { createTheme } from './create-theme';
import { dark, harbour } from './themes';

test('our own palette, the second brand and the dark scheme have enough contrast', () => {
  expect(contrastFaults(color)).toEqual([]);
  expect(() => createTheme(harbour)).not.toThrow();
  expect(() => createTheme(dark)).not.toThrow();
});

test('the error names a pair with too little contrast, and its ratio', () => {
  expect(() => createTheme({ color: { green: '#9BE3BB' } })).toThrow(
    /surface page, onAction on action: card \(#FFFFFF\) on green \(#9BE3BB\) has 1\.\d\d:1, needs 4\.5:1/,
  );
});

test('the error names a pair that fails only with more contrast', () => {
  expect(() => createTheme({ color: { dangerDeep: '#FF9C92' } })).toThrow(
    /surface page, error on background with more contrast: dangerDeep \(#FF9C92\) on paper/,
  );
});

test('the error names an invalid colour', () => {
  expect(() => createTheme({ color: { ink: 'rebeccapurple' } })).toThrow(
    'color.ink is "rebeccapurple", not a colour such as "#10201A"',
  );
});

test('a theme gives its custom properties as a style sheet and as an object', () => {
  const theme = createTheme({ color: { inkMuted: '#3D4859' }, radius: { control: '0' } });
  expect(theme.style).toEqual({
    colorScheme: 'light',
    '--tp-color-ink-muted': '#3D4859',
    '--tp-radius-control': '0',
  });
  expect(theme.css('[data-brand]')).toContain(
    '[data-brand]{color-scheme:light;--tp-color-ink-muted:#3D4859;--tp-radius-control:0}',
  );
  expect(theme.css()).toContain(
    '@media (prefers-contrast:more){:root{--tp-color-ink-muted:var(--tp-color-ink);',
  );
});

test('an unknown token does not compile', () => {
  // @ts-expect-error: the palette has no such colour.
  expect(createTheme({ color: { sky: '#FFFFFF' } }).style).toBeDefined();
});
