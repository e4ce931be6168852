import { expect, test } from 'vitest';
import { gateIterations, makeDigest, opensGate } from './gate';

test('opens for exactly what the digest was made of', async () => {
  const digest = await makeDigest('correct horse');
  expect(await opensGate('correct horse', ['nonsense', digest])).toBe(true);
  expect(await opensGate('correct horse ', [digest])).toBe(false);
  expect(await opensGate('Correct horse', [digest])).toBe(false);
  expect(await opensGate('', [digest])).toBe(false);
  expect(await opensGate('correct horse', [])).toBe(false);
});

test('is as slow to guess as it must be', () => {
  expect(gateIterations).toBeGreaterThanOrEqual(600_000);
});
