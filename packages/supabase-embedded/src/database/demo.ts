import { OperatorError } from '../errors.ts';
import type { Queries } from './migrations.ts';

/** The donor of seed/demo-donor.sql, whose password is public. */
export const demoDonor = 'd0000000-0000-4000-8000-000000000001';

export async function hasDemoDonor(database: Queries): Promise<boolean> {
  const find = 'select 1 from auth.users where id = $1';
  return (await database.query(find, [demoDonor])).rows.length > 0;
}

/** Production does not start with the demo donor. */
export async function refuseDemoDonor(database: Queries): Promise<void> {
  if (await hasDemoDonor(database))
    throw new OperatorError(
      'This database was used in development: it has the demo donor, whose password is public. Run: npm run manage -- people delete-demo',
    );
}

/** Deletes what the seeds invented. Returns how many rows. */
export async function removeDemo(database: Queries) {
  const gifts = await database.query('delete from public.gifts where donor_id = $1 returning id', [
    demoDonor,
  ]);
  await database.query('delete from auth.users where id = $1', [demoDonor]);
  const charities = await database.query(
    `delete from public.charities where register = 'sample' returning number`,
  );
  if (charities.rows.length > 0)
    await database.query('refresh materialized view charity_finder.words');
  return { gifts: gifts.rows.length, charities: charities.rows.length };
}
