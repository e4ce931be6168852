import { giftsAsCsv } from '@tuppence/giving/csv';
import { totalPence } from '@tuppence/giving/gift';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEveryGift } from '../../../../app/src/services/backend/gifts.ts';
import { type Harness, newDonor, startBackend } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
});
afterAll(() => harness.stop());

it('10,000 gifts are read and summed to the penny, in the CSV too', async () => {
  const { client, id } = await newDonor(harness, 'generous@example.org');
  const other = await newDonor(harness, 'other@example.org');
  // Many gifts on one day, so that a page ends in the middle of a day.
  const insert = `insert into gifts (donor_id, given_on, kind, share_pence, charity)
    select $1, date '2026-04-06' + (n / 400), 'own_gift', 1 + n % 997, 'Parentkind'
    from generate_series(1, $2::int) n`;
  await harness.sql(insert, [id, 10_000]);
  await harness.sql(insert, [other.id, 3]);
  const [stored] = await harness.sql<{ pence: number }>(
    'select sum(share_pence)::int as pence from gifts where donor_id = $1',
    [id],
  );
  const sent = vi.spyOn(globalThis, 'fetch');
  const gifts = await readEveryGift(client, AbortSignal.timeout(60_000));
  // Ten pages of at most 1,000 gifts, and an empty one.
  expect(sent).toHaveBeenCalledTimes(11);
  expect(new Set(gifts.map((gift) => gift.id)).size).toBe(10_000);
  expect(totalPence(gifts)).toBe(stored?.pence);
  const days = gifts.map(({ givenOn }) => givenOn);
  expect(days).toEqual([...days].sort().reverse());
  const lines = giftsAsCsv(gifts).trim().split('\r\n').slice(1);
  const pence = lines.map((line) => Math.round(Number(line.split(',')[4]) * 100));
  expect(pence.reduce((sum, one) => sum + one, 0)).toBe(stored?.pence);
});
