import { expect, test } from 'vitest';
import { color } from '../tokens/color';
import { contrastOf, mix } from './contrast';
import { contrastFaults } from './contrast-faults';
import { createTheme, type ThemeValues } from './create-theme';
import { paletteOf } from './palette';
import { passingColors } from './passing-colors';
import { dark, harbour, tuppence } from './themes';

test('the default palette, the second brand and the dark scheme have enough contrast', () => {
  expect(contrastFaults(color)).toEqual([]);
  expect(() => createTheme(harbour)).not.toThrow();
  expect(() => createTheme(dark)).not.toThrow();
});

const messageOf = (values: ThemeValues) => {
  try {
    createTheme(values);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

test('the error names a pair with too little contrast, its ratio and a colour that passes', () => {
  const pale = { ...harbour.color, action: '#9BE3BB' };
  const message = messageOf({ color: pale });
  expect(message).toMatch(
    /surface page: onAction on action: #FFFFFF on #9BE3BB has 1\.48:1, needs 4\.5:1\. With color\.action #[0-9A-F]{6} it passes/,
  );
  const [, action = ''] = /onAction on action: .*color\.action (#\w+)/.exec(message) ?? [];
  expect(messageOf({ color: { ...pale, action } })).not.toContain('onAction on action');
});

test.each([
  ['text', '#8899AA', 'surface page: text on background'],
  ['strong', '#7799BB', 'surface strong: text on background'],
  ['accent', '#5A4400', 'surface accent: text on background'],
  ['danger', '#FFB0A0', 'surface page: error on background'],
] as const)('the error for %s %s names the pair with too little contrast', (name, value, use) => {
  expect(messageOf({ color: { ...harbour.color, [name]: value } })).toContain(use);
});

test('four different brands have enough contrast', () => {
  const brands = [
    ['#FFFDF8', '#2B1B12', '#5B2C0F', '#A33B00', '#FFC94D', '#8A5A00'],
    ['#F4F6FB', '#14132B', '#2A1A5E', '#5B2BD9', '#B8F2E6', '#B4632F'],
    ['#FFFFFF', '#000000', '#222222', '#333333', '#EEEEEE', '#777777'],
    ['#FFF7FA', '#2A0D1A', '#6B0F3A', '#B0125B', '#FFD6E6', '#9C5A2E'],
  ] as const;
  for (const [page, text, strong, action, accent, money] of brands)
    expect(messageOf({ color: { page, text, strong, action, accent, money } })).toBe('');
});

test('the error names an invalid colour', () => {
  expect(messageOf({ color: { ...harbour.color, text: 'rebeccapurple' } })).toBe(
    'createTheme:\ncolor.text is "rebeccapurple", not a colour such as "#10201A"',
  );
});

test('a theme can be used as a style sheet or as an object of styles', () => {
  expect(createTheme({ radius: { control: '0' } }).style).toEqual({
    colorScheme: 'light',
    '--tp-radius-control': '0',
  });
  const theme = createTheme({ color: harbour.color, radius: { control: '0' } });
  expect(theme.style).toMatchObject({
    '--tp-color-action': '#1F5FA8',
    '--tp-radius-control': '0',
  });
  expect(theme.css('[data-brand]')).toMatch(
    /^\[data-brand\]\{--tp-radius-control:0\}\[data-brand\]\{color-scheme:light;--tp-color-text:#101A2B;/,
  );
  expect(theme.css()).toContain(
    '@media (prefers-contrast:more){:root{--tp-color-text-muted:var(--tp-color-text);',
  );
});

test('on paper a dark theme keeps all but its colours', () => {
  const { color } = dark;
  const sheet = createTheme({ scheme: 'dark', color, radius: { control: '0' } }).css();
  expect(sheet).toMatch(
    /^:root\{--tp-radius-control:0\}@media screen\{:root\{color-scheme:dark;--tp-color-[^{}]*\}@media \(prefers-contrast:more\)\{:root\{[^{}]*\}\}\}$/,
  );
});

test('the error names a missing colour, and no pair of it', () => {
  const { accent: _, ...color } = harbour.color;
  // @ts-expect-error: JavaScript may leave one out.
  expect(messageOf({ color })).toBe('createTheme:\ncolor.accent is missing');
});

test('an unknown name is an error, and undefined keeps the default', () => {
  // @ts-expect-error: a theme names its colours by their use.
  expect(messageOf({ color: { ...harbour.color, green: '#FFFFFF' } })).toBe(
    'createTheme:\ncolor.green is not a value of a theme',
  );
  const { style } = createTheme({
    color: undefined,
    font: undefined,
    radius: { control: undefined },
  });
  expect(style).toEqual({ colorScheme: 'light' });
});

test('the error suggests a colour that passes', () => {
  const grey = '#777777';
  const message = messageOf({
    color: { page: grey, text: grey, strong: grey, action: grey, accent: grey, money: grey },
  });
  const suggestions = message.split('\n').filter((line) => line.includes('it passes'));
  expect(suggestions.some((line) => line.includes('onStrongMuted on strong'))).toBe(true);
});

test('the default colour for errors has enough contrast', () => {
  expect(messageOf({ color: { ...harbour.color, danger: undefined } })).toBe('');
});

test('the label of a disabled button has enough contrast, because its background moves', () => {
  const pale = { ...dark, color: { ...dark.color, action: '#449B1A', accent: '#92BCBB' } };
  expect(messageOf(pale)).not.toContain('textMuted on line');
  const { style } = createTheme({ ...pale, unused: ['surface page'] });
  const [label = '', back = ''] = ['on-accent-muted', 'accent-line'].map(
    (name) => style[`--tp-color-${name}`] ?? '',
  );
  expect(contrastOf(label, back)).toBeGreaterThanOrEqual(4.5);
});

test('a ratio just below the limit is rounded down', () => {
  expect(messageOf({ color: { ...harbour.color, text: '#403BD2' } })).toContain(
    'surface page: text on background: #403BD2 on #F7F6F2 has 6.99:1, needs 7:1',
  );
});

test('a derived colour moves until it passes, so that only what the brand gave is refused', () => {
  const orange = { ...harbour.color, accent: '#F28C28' };
  expect(messageOf({ color: orange })).toBe('');
  expect(messageOf({ color: { ...orange, strong: '#1B3A8C', accent: '#FFD166' } })).toBe('');
  let seed = 1;
  const channel = () => {
    seed = (seed * 48271) % 2147483647;
    return (seed % 256).toString(16).padStart(2, '0').toUpperCase();
  };
  const anyColour = () => `#${channel()}${channel()}${channel()}`;
  let refused = 0;
  for (let round = 0; round < 500; round += 1) {
    const scheme = round % 2 ? 'light' : 'dark';
    const color = {
      page: mix(anyColour(), scheme === 'light' ? '#FFFFFF' : '#000000', 0.8),
      text: mix(anyColour(), scheme === 'light' ? '#000000' : '#FFFFFF', 0.8),
      strong: mix(anyColour(), '#000000', 0.5),
      action: anyColour(),
      accent: mix(anyColour(), '#FFFFFF', 0.5),
      money: anyColour(),
    };
    const palette = paletteOf(color, scheme);
    const faults = contrastFaults(palette);
    const given = new Set(['#FFFFFF', ...Object.values(color)]);
    if (faults.length === 0) continue;
    refused += 1;
    const isGiven = faults.some(
      ({ front, back }) => given.has(palette[front]) && given.has(palette[back]),
    );
    expect(isGiven, JSON.stringify({ color, faults })).toBe(true);
  }
  expect(refused).toBeGreaterThan(50);
  expect(refused).toBeLessThan(450);
});

test('a pair or a surface that is not used can be left out', () => {
  const color = { ...harbour.color, accent: '#E5484D' };
  const message = messageOf({ color });
  expect(message).toContain('surface accent: heading on background');
  expect(message).toContain('surface strong: link on background');
  const unused = ['surface accent', 'surface strong: link on background'] as const;
  expect(messageOf({ color, unused })).not.toMatch(/surface accent|link on background/);
  // @ts-expect-error: there is no such pair.
  expect(messageOf({ color: harbour.color, unused: ['surface pink'] })).toBe(
    'createTheme:\nunused "surface pink" is not a pair of colours that createTheme checks',
  );
});

test('the nearest colours that pass keep those that do', () => {
  const color = { ...tuppence.color, action: '#F28C28', page: '#FFF9F2' };
  const passing = passingColors({ color });
  expect(passing?.changes[0]).toMatch(/onAction on action: .* With color\.action/);
  expect(passing?.color).toMatchObject({ page: '#FFF9F2', text: color.text });
  expect(messageOf({ color: passing?.color })).toBe('');
  expect(passingColors({ color: tuppence.color })).toMatchObject({
    color: tuppence.color,
    changes: [],
  });
  const pink = { ...tuppence.color, page: '#E6F2CA', text: '#F571F9', action: '#26002B' };
  const { text, ...others } = pink;
  expect(passingColors({ color: pink })?.color).toMatchObject(others);
});

test.each([
  ['#B23A0E', '#FFC857'],
  ['#1F5FA8', '#FFD166'],
  ['#005EB8', '#41B6E6'],
  ['#6A1B9A', '#F8BBD0'],
  ['#2E7D32', '#C8E6C9'],
  ['#111111', '#FFDD00'],
])(
  'two colours that can be read, %s and %s, are enough for a brand, and stay as they are',
  (action, accent) => {
    const passing = passingColors({ color: { action, accent } });
    expect(passing?.color).toMatchObject({ action, accent });
    expect(passing?.changes).toEqual([]);
    expect(messageOf({ color: passing?.color })).toBe('');
  },
);

test('one colour is enough, in either scheme, and what is given is kept', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const action of ['#D81B60', '#7FD8A6', '#0B7A4B', '#FFDD00']) {
      const passing = passingColors({ scheme, color: { action } });
      expect(messageOf({ scheme, color: passing?.color })).toBe('');
    }
  const given = { action: '#B23A0E', page: '#FFF9F2', money: '#8A5A1F' };
  expect(passingColors({ color: given })?.color).toMatchObject(given);
});
