import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Costs, costsFile, measureCosts } from '../../packages/ui/tooling/costs.ts';
import { built } from '../browser/site.ts';

built('package');

test('no component is more than a tenth larger than at the last release', async () => {
  const accepted = JSON.parse(readFileSync(costsFile, 'utf8')) as Costs;
  const measured = await measureCosts();
  expect(measured).not.toEqual({});
  const how =
    'check what the component imports, then accept its size: npm run costs -w packages/ui';
  // Sizes up to 100 bytes are accepted: a tenth of that is a few letters.
  const grown = Object.entries(accepted).flatMap(([component, before]) =>
    (['script', 'style'] as const).flatMap((part) => {
      const now = measured[component]?.[part] ?? 0;
      const isLarger = now > Math.max(before[part] * 1.1, 0.1);
      return isLarger ? [`${component}: ${part} ${before[part]} to ${now} kB`] : [];
    }),
  );
  expect(grown, how).toEqual([]);
});
