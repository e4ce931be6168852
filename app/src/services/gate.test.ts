import { expect, test } from 'vitest';
import { investorPassword, invitationCodes } from '../../../tests/browser/demo-credentials.ts';
import { demoDigests } from '../../prerender/demo-gates.ts';
import { gateIterations, makeDigest, opensGate } from './gate';

test('opens for exactly what the digest was made of', async () => {
  const digest = await makeDigest('correct horse');
  expect(await opensGate('correct horse', ['nonsense', digest])).toBe(true);
  expect(await opensGate('correct horse ', [digest])).toBe(false);
  expect(await opensGate('Correct horse', [digest])).toBe(false);
  expect(await opensGate('', [digest])).toBe(false);
  expect(await opensGate('correct horse', [])).toBe(false);
});

test('the documented demo credentials open the demo gates', async () => {
  expect(await opensGate(investorPassword, [demoDigests.investorPassword])).toBe(true);
  expect(invitationCodes).toHaveLength(2);
  for (const code of invitationCodes) {
    expect(await opensGate(code, demoDigests.visionCodes)).toBe(true);
  }
});

test('is as slow to guess as it must be', () => {
  const rounds = [demoDigests.investorPassword, ...demoDigests.visionCodes].map((digest) =>
    Number(digest.split(':')[1]),
  );
  expect(Math.min(gateIterations, ...rounds)).toBeGreaterThanOrEqual(600_000);
});
