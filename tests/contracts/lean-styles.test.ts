import { assignInlineVars } from '@vanilla-extract/dynamic';
import { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn';
import { expect, test } from 'vitest';
import * as lean from '../../app/vite/lean-styles.ts';

type Recipe = Parameters<typeof lean.createRuntimeFn>[0];

const recipe: Recipe = {
  defaultClassName: 'base other',
  variantClassNames: {
    tone: { quiet: 'quiet', loud: 'loud' },
    size: { small: 'small', large: '' },
    wide: { true: 'wide', false: 'narrow' },
  },
  defaultVariants: { tone: 'quiet' },
  compoundVariants: [
    [{ tone: 'quiet', size: 'small' }, 'quiet-small'],
    [{ tone: 'loud', wide: true }, 'loud-wide'],
  ],
};

// The server and the browser must give the same class names: hydration does not correct them.
test('the browser gives the class names of the library’s own recipes', () => {
  const theirs = createRuntimeFn(recipe as unknown as Parameters<typeof createRuntimeFn>[0]);
  const own = lean.createRuntimeFn(recipe);
  expect(own()).toBe(theirs());
  for (const tone of [undefined, 'quiet', 'loud'])
    for (const size of [undefined, 'small', 'large'])
      for (const wide of [undefined, true, false]) {
        const options = { size, wide, tone };
        expect(own(options)).toBe(theirs(options as Parameters<typeof theirs>[0]));
      }
});

test('the browser sets the library’s own variables', () => {
  for (const values of [{ 'var(--a)': '1', '--b': '2px' }, {}]) {
    expect(lean.assignInlineVars(values)).toEqual({ ...assignInlineVars(values) });
  }
});
