import { expect, test } from 'vitest';
import { fontsOf } from './assets.ts';

const fonts = ['figtree-a1', 'spline-sans-mono-b2', 'accents-figtree-c3'];
const manifest = Object.fromEntries(
  fonts.map((name) => [name, { file: `assets/${name}.woff2`, src: name }]),
);
const css =
  '.title{font-family:var(--tp-font-text)}.sum,.total b{font-family:var(--tp-font-figures)}';

test.each([
  [
    'uses it',
    '<p class="wide sum">£50</p>',
    ['/assets/figtree-a1.woff2', '/assets/spline-sans-mono-b2.woff2'],
  ],
  ['does not use it', '<p class="summary title">sum</p>', ['/assets/figtree-a1.woff2']],
])('a page that %s preloads the font of figures accordingly', (_, body, preloaded) => {
  expect(fontsOf(manifest, css, body)).toEqual(preloaded);
});
