import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Costs, costsFile, measureCosts } from '../../packages/ui/tooling/costs.ts';
import { built } from '../browser/site.ts';

built('package');

test('no component is more than a tenth larger than in costs.json', async () => {
  const accepted = JSON.parse(readFileSync(costsFile, 'utf8')) as Costs;
  const measured = await measureCosts();
  const how =
    'check what the component imports, then accept its size: npm run costs -w packages/ui';
  expect(Object.keys(measured), how).toEqual(Object.keys(accepted));
  // Sizes up to 100 bytes are accepted: a tenth of that is a few letters.
  const grown = Object.entries(measured).flatMap(([component, now]) =>
    (['script', 'style'] as const)
      .filter((part) => now[part] > Math.max((accepted[component]?.[part] ?? 0) * 1.1, 0.1))
      .map((part) => `${component}: ${part} ${accepted[component]?.[part]} to ${now[part]} kB`),
  );
  expect(grown, how).toEqual([]);
});
