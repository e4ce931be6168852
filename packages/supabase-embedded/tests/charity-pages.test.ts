import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftsOf, type Harness, startBackend } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startBackend();
  await harness.sql(
    `insert into auth.users (id, email)
     select ('e0000000-0000-4000-8000-0000000000' || to_char(n, 'FM00'))::uuid, 'donor' || n || '@example.org'
     from generate_series(1, 12) n`,
  );
});
afterAll(() => harness.stop());

const raised = async (name: string) =>
  (await harness.client().rpc('raised_for_charity', { name })).data;
const give = (charity: string, from: number, to: number, pence: number) =>
  harness.sql(
    `insert into public.gifts (donor_id, given_on, kind, share_pence, charity)
     select ('e0000000-0000-4000-8000-0000000000' || to_char(n, 'FM00'))::uuid, '2026-11-01', 'own_gift', ${pence}, '${charity}'
     from generate_series(${from}, ${to}) n`,
  );

describe('the total that a charity has raised', () => {
  it('is hidden below ten donors, however often they give', async () => {
    expect(await raised('Nobody’s Charity')).toBe(null);
    await give('Nine Donors', 1, 9, 1000);
    await give('Nine Donors', 1, 9, 1000);
    expect(await raised('Nine Donors')).toBe(null);
  });

  it('is shown from ten donors, rounded down to a multiple of £10', async () => {
    await give('Ten Donors', 1, 10, 1019);
    expect(await raised('Ten Donors')).toBe(100);
  });

  it('is hidden while one donor has given half of it or more', async () => {
    await give('One Large Gift', 1, 10, 100);
    await give('One Large Gift', 11, 11, 1000);
    expect(await raised('One Large Gift')).toBe(null);
    await give('One Large Gift', 12, 12, 100);
    expect(await raised('One Large Gift')).toBe(20);
  });

  it('is all that the public key can read about gifts', async () => {
    for (const target of [
      '/rest/v1/gifts?charity=eq.Ten%20Donors',
      '/rest/v1/gifts?select=donor_id',
    ]) {
      const response = await harness.behind(target);
      expect([response.status, await response.json()]).toMatchObject([401, { code: '42501' }]);
    }
    expect((await giftsOf(harness.client())).error?.code).toBe('42501');
  });
});

describe('the register', () => {
  const isSample = async () => (await harness.client().rpc('charities_are_sample')).data;

  it('says whether it contains only the sample', async () => {
    expect(await isSample()).toBe(true);
    await harness.sql(
      `insert into public.charities (register, number, name) values
         ('ccew', '1000001', 'St. Anne’s Hospice'), ('ccew', '1000002', 'Saint Annette Trust')`,
    );
    await harness.sql('refresh materialized view charity_finder.words');
    expect(await isSample()).toBe(false);
  });

  it.each(['St Anne', 'st. anne’s', 'Saint Anne', "saint anne's hospice", 'St Annes'])(
    'finds St. Anne’s by “%s”',
    async (query) => {
      const { data } = await harness.client().rpc('search_charities', { query });
      expect(data.map(({ name }: { name: string }) => name)).toContain('St. Anne’s Hospice');
    },
  );
});
