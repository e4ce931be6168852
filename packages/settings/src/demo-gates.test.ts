import { expect, test } from 'vitest';
import { investorPassword, invitationCodes } from '../../../tests/browser/demo-credentials.ts';
import { demoDigests } from './demo-gates.ts';
import { gateIterations, opensGate } from './gate.ts';

test('the documented demo credentials open the demo gates', async () => {
  expect(await opensGate(investorPassword, [demoDigests.investorPassword])).toBe(true);
  expect(invitationCodes).toHaveLength(2);
  for (const code of invitationCodes) {
    expect(await opensGate(code, demoDigests.visionCodes)).toBe(true);
  }
});

test('the demo digests use the current number of rounds', () => {
  for (const digest of [demoDigests.investorPassword, ...demoDigests.visionCodes]) {
    expect(Number(digest.split(':')[1])).toBe(gateIterations);
  }
});
