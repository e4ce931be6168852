import { OperatorError } from '../../errors.ts';
import { type Commands, table } from '../command.ts';
import { inDatabase } from '../data-place.ts';

type Row = Record<string, unknown>;

/** Rows as a table, with the names of the columns as headings. */
export const rowTable = (rows: readonly Row[], ifNone: string) =>
  rows[0]
    ? table(
        Object.keys(rows[0]),
        rows.map((row) => Object.values(row).map(asText)),
      )
    : ifNone;

/** Also of a time, or of JSON. */
const asText = (value: unknown) =>
  value && typeof value === 'object' ? JSON.stringify(value).replace(/^"(.*)"$/, '$1') : value;

const minute = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`;
const limitColumns = 'kind, per_address, address_window::text, per_minute';
export const sameAddress = 'lower(email collate "C") = lower(btrim($1) collate "C")';

export const rows: Commands = {
  'manage waitlist find TEXT': {
    says: 'lists signups whose address contains the text (100 at most)',
    run: async ({ query, parameters: [text = ''] }) => {
      const find = `select email, ${minute('created_at')} as joined, metadata::text as metadata
        from public.email_signups where position(lower($1) in lower(email)) > 0
        order by created_at limit 100`;
      return rowTable(
        await query(find, [text]),
        `Nobody on the waitlist has "${text}" in the address.`,
      );
    },
  },
  'manage waitlist delete EMAIL [--yes]': {
    says: 'takes a person off the waitlist',
    run: async ({ query, parameters: [email], confirm, audit }) => {
      await confirm(`${email} will be taken off the waitlist.`);
      const remove = `delete from public.email_signups where ${sameAddress} returning id::text`;
      const removed = await query<{ id: string }>(remove, [email]);
      if (removed.length === 0) throw new OperatorError(`${email} is not on the waitlist.`);
      for (const { id } of removed) audit(id);
      return `Deleted ${email}. Backups keep the row until they are overwritten.`;
    },
  },
  'manage limits show': {
    says: 'shows how many requests are accepted',
    run: async ({ query }) =>
      rowTable(await query(`select ${limitColumns} from limits.rules order by kind`), 'None.'),
  },
  'manage limits set KIND [--per-address NUMBER] [--window "10 minutes"] [--per-minute NUMBER] [--yes]':
    {
      says: 'changes a limit at once, without a restart',
      run: async ({ query, parameters: [kind], values, confirm, audit }) => {
        const given = [values['per-address'], values.window, values['per-minute']];
        if (given.every((value) => value === undefined))
          throw new OperatorError('Give --per-address, --window or --per-minute.');
        if (!/^[1-9]\d* (second|minute|hour|day)s?$/.test(values.window ?? '1 day'))
          throw new OperatorError('Give --window as a time: "10 minutes".');
        await confirm(`The limits of ${kind} will change.`);
        const set = `update limits.rules set per_address = coalesce($2::integer, per_address),
          address_window = coalesce($3::interval, address_window),
          per_minute = coalesce($4::integer, per_minute)
        where kind = $1 returning ${limitColumns}`;
        const changed = await query<Row>(set, [kind, ...given.map((value) => value ?? null)]);
        if (!changed[0]) throw new OperatorError(`There is no limit "${kind}".`);
        audit(`${kind} ${given.map((value) => value ?? '-').join(' ')}`);
        return rowTable(changed, '');
      },
    },
  'manage gifts [--month YYYY-MM]': {
    says: 'sums gifts by month and charity, in pounds',
    run: async ({ query, values: { month } }) => {
      if (month && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
        throw new OperatorError('Give --month as YYYY-MM: 2026-11.');
      const sums = `select to_char(given_on, 'YYYY-MM') as month, charity, count(*)::int as gifts,
          (sum(share_pence) filter (where kind = 'brand_donation') / 100.0)::numeric(12, 2)::text
            as from_brands,
          (sum(share_pence) filter (where kind = 'own_gift') / 100.0)::numeric(12, 2)::text
            as from_donors,
          (sum(share_pence) / 100.0)::numeric(12, 2)::text as pounds
        from public.gifts where $1::text is null or to_char(given_on, 'YYYY-MM') = $1
        group by 1, 2 order by 1 desc, sum(share_pence) desc`;
      return rowTable(await query(sums, [month ?? null]), 'There are no gifts.');
    },
  },
  'manage sql STATEMENT [--write] [--yes]': {
    says: 'runs one statement, which may only read unless --write is given',
    run: async ({ place, parameters: [statement = ''], flags, confirm, audit }) => {
      const writes = flags.has('write');
      if (writes) await confirm('The statement may change rows, and cannot be undone.');
      const begin = writes ? 'begin' : 'begin read only';
      const found = await inDatabase(place, (database) => database.query(statement), begin);
      // Addresses stay out of the log, which outlives accounts.
      if (writes) audit(statement.replace(/[^\s'"]+@[^\s'"]+/g, 'ADDRESS'));
      const changed = found.affectedRows || found.rowCount;
      return rowTable(found.rows, changed ? `Done. Rows changed: ${changed}.` : 'Done: no rows.');
    },
  },
};
