import { expect, test } from 'vitest';
import type { Gift } from './gift';
import { estimateGiftAid } from './tax';

const base = { id: '1', givenOn: '2026-05-01', charity: 'A' };
const own = (sharePence: number, giftAid: boolean): Gift => ({
  ...base,
  kind: 'own_gift',
  sharePence,
  giftAid,
});

test('an own gift of £80 under Gift Aid is worth £100, and £20 to a 40% taxpayer', () => {
  expect(estimateGiftAid([own(8000, true)])).toEqual({
    netPence: 8000,
    reclaimedPence: 2000,
    grossPence: 10_000,
    higherRateReliefPence: 2000,
  });
});

test('brand donations and gifts without a declaration do not count', () => {
  const brand: Gift = {
    ...base,
    kind: 'brand_donation',
    brand: 'Fernway',
    creditPence: 5000,
    sharePence: 1000,
  };
  expect(estimateGiftAid([brand, own(500, false)]).grossPence).toBe(0);
});

test('parts of a penny are never promised', () => {
  expect(estimateGiftAid([own(101, true)])).toMatchObject({
    reclaimedPence: 25,
    grossPence: 126,
    higherRateReliefPence: 25,
  });
});
