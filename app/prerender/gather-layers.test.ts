import { expect, test } from 'vitest';
import { gatherLayers } from './gather-layers.ts';

test("a layer's rules are joined in order, after rules outside any layer", () => {
  expect(
    gatherLayers(
      '@layer a,b;@layer b{.x{c:1}@media print{.x{c:2}}}@font-face{f:1}@layer a{.y{c:3}}@layer b{.z{c:4}}',
    ),
  ).toBe(
    '@layer a,b;@font-face{f:1}@layer b{.x{c:1}@media print{.x{c:2}}.z{c:4}}@layer a{.y{c:3}}',
  );
});
