import { expect, test } from 'vitest';
import type { Gift } from './gift';
import { giftsForTaxReturn } from './tax';

const base = { id: '1', givenOn: '2026-05-01', charity: 'A' };
const own = (sharePence: number, giftAid: boolean): Gift => ({
  ...base,
  kind: 'own_gift',
  sharePence,
  giftAid,
});

const brand: Gift = {
  ...base,
  kind: 'brand_donation',
  brand: 'Fernway',
  creditPence: 5000,
  sharePence: 1000,
};

test('an own gift of £80 with Gift Aid gives a charity £100, and a 40% taxpayer £20 back', () => {
  expect(giftsForTaxReturn([own(8000, true)])).toMatchObject({
    netPence: 8000,
    reclaimedPence: 2000,
    grossPence: 10_000,
    higherRateReliefPence: 2000,
  });
});

test('donations by brands and gifts without Gift Aid do not count', () => {
  expect(giftsForTaxReturn([brand, own(500, false)]).grossPence).toBe(0);
});

test('amounts are rounded down to whole pence', () => {
  expect(giftsForTaxReturn([own(101, true)])).toMatchObject({
    reclaimedPence: 25,
    grossPence: 126,
    higherRateReliefPence: 25,
  });
  // A fifth of £1.28 is 25.6 pence.
  expect(giftsForTaxReturn([own(103, true)])).toMatchObject({
    grossPence: 128,
    higherRateReliefPence: 25,
  });
});

test('the totals are the sums of the lines, for every amount up to £5', () => {
  for (let pence = 1; pence <= 500; pence += 1) {
    const gifts = Array.from({ length: 7 }, (_, index) => own(pence + index, true));
    const { payments, netPence, reclaimedPence, grossPence } = giftsForTaxReturn(gifts);
    expect(netPence).toBe(7 * pence + 21);
    expect(reclaimedPence).toBe(payments.reduce((sum, payment) => sum + payment.reclaimedPence, 0));
    expect(reclaimedPence).toBeLessThanOrEqual(netPence / 4);
    expect(reclaimedPence).toBeGreaterThan(netPence / 4 - 7);
    expect(grossPence).toBe(netPence + reclaimedPence);
  }
});

test('a tax return lists own gifts under Gift Aid, oldest first, and counts the others', () => {
  const sorted = giftsForTaxReturn([
    { ...own(300, true), givenOn: '2026-06-01' },
    brand,
    own(500, false),
    own(200, true),
  ]);
  expect(sorted.payments.map(({ paidPence }) => paidPence)).toEqual([200, 300]);
  expect(sorted.netPence).toBe(500);
  expect(sorted.withoutGiftAid).toEqual({ count: 1, pence: 500 });
  expect(sorted.byBrands).toEqual({ count: 1, pence: 1000 });
});
