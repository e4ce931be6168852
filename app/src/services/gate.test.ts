import { expect, test } from 'vitest';
import { demoDigests } from '../../build/demo-gates.ts';
import { makeDigest, opensGate } from './gate';

test('opens for exactly what the digest was made of', async () => {
  const digest = await makeDigest('correct horse');
  expect(await opensGate('correct horse', ['nonsense', digest])).toBe(true);
  expect(await opensGate('correct horse ', [digest])).toBe(false);
  expect(await opensGate('Correct horse', [digest])).toBe(false);
  expect(await opensGate('', [digest])).toBe(false);
  expect(await opensGate('correct horse', [])).toBe(false);
});

test('the documented demo credentials open the demo gates', async () => {
  expect(await opensGate('tuppence-demo', [demoDigests.investorPassword])).toBe(true);
  expect(await opensGate('COPPER-2025', demoDigests.visionCodes)).toBe(true);
  expect(await opensGate('LIME-2025', demoDigests.visionCodes)).toBe(true);
});
