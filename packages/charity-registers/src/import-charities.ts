import type { Database } from '@tuppence/supabase-embedded/commands';
import { OperatorError } from '@tuppence/supabase-embedded/errors';
import { type Notes, openCharityFile } from './register-file.ts';
import type { CharityRow, Register } from './registers.ts';

export type ImportOptions = {
  ignoreColumns?: boolean | undefined;
  /** Accepts a file with less than half as many charities as are stored. */
  fewer?: boolean | undefined;
};

const pageRows = 5000;
const number = (count: number) => count.toLocaleString('en-GB');

/** Makes a register in the database equal to its file, and removes the sample charities. */
export async function importCharities(
  database: Database,
  file: string,
  { ignoreColumns = false, fewer = false }: ImportOptions = {},
): Promise<string> {
  const { register, rows, notes } = await openCharityFile(file, ignoreColumns);
  await database.query('begin');
  try {
    await database.query(
      `create temporary table incoming
         (number text primary key, name text, town text, purpose text) on commit drop`,
    );
    const read = await fill(database, rows);
    const counts = await replace(database, register, read, fewer);
    await database.query('refresh materialized view charity_finder.words');
    await database.query('analyze public.charities');
    await database.query('commit');
    return report(register.title, file, read, counts, notes);
  } catch (error) {
    await database.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function fill(database: Database, rows: AsyncGenerator<CharityRow>): Promise<number> {
  let read = 0;
  let page: CharityRow[] = [];
  const write = async () => {
    await database.query(
      'insert into incoming select * from json_populate_recordset(null::incoming, $1::text::json)',
      [JSON.stringify(page)],
    );
    read += page.length;
    page = [];
  };
  for await (const row of rows) {
    page.push(row);
    if (page.length === pageRows) await write();
  }
  await write();
  return read;
}

type Counts = Record<'added' | 'changed' | 'removed', number>;

async function replace(
  database: Database,
  { id, title }: Register,
  read: number,
  fewer: boolean,
): Promise<Counts> {
  const { rows: present } = await database.query<{ count: number }>(
    'select count(*)::int as count from public.charities where register = $1',
    [id],
  );
  const before = present[0]?.count ?? 0;
  if (read === 0) throw new OperatorError('The file contains no charities. Nothing was changed.');
  if (read * 2 < before && !fewer)
    throw new OperatorError(
      `The file contains ${number(read)} charities, but the database has ${number(before)} from the ${title}, so the file may be incomplete. Nothing was changed. If it is correct, add --fewer.`,
    );
  // Building the index at the end costs a fraction of updating it row by row.
  const rebuild = read > before * 2 ? await dropPartsIndex(database) : null;
  const { rows } = await database.query<Counts>(
    `with removed as (
       delete from public.charities charity
       where register = $1
         and not exists (select from incoming where incoming.number = charity.number)
       returning 1
     ), written as (
       insert into public.charities as charity (register, number, name, town, purpose)
       select $1, number, name, town, purpose from incoming order by name
       on conflict (register, number) do update
         set name = excluded.name, town = excluded.town, purpose = excluded.purpose
         where (charity.name, charity.town, charity.purpose)
           is distinct from (excluded.name, excluded.town, excluded.purpose)
       returning xmax = 0 as is_new
     )
     select (select count(*) from written where is_new)::int as added,
       (select count(*) from written where not is_new)::int as changed,
       (select count(*) from removed)::int as removed`,
    [id],
  );
  await database.query(`delete from public.charities where register = 'sample'`);
  if (rebuild) await database.query(rebuild);
  return rows[0] as Counts;
}

/** Returns the statement that creates the trigram index again, or null if it is missing. */
async function dropPartsIndex(database: Database): Promise<string | null> {
  const { rows } = await database.query<{ statement: string }>(
    `select pg_get_indexdef(index.oid) as statement from pg_class index
     where index.oid = to_regclass('public.charities_parts_idx')`,
  );
  if (!rows[0]) return null;
  await database.query('drop index public.charities_parts_idx');
  return rows[0].statement;
}

function report(title: string, file: string, read: number, counts: Counts, notes: Notes): string {
  const { added, changed, removed } = counts;
  const lines = [...notes].map(
    ([sentence, { count, examples }]) =>
      `${sentence.replace('#', number(count))} (${examples.join('; ') || 'no name'}).`,
  );
  return [
    `${title}: ${number(read)} charities from ${file}.`,
    `${number(added)} added, ${number(changed)} changed, ${number(removed)} removed, ${number(read - added - changed)} as before.`,
    ...(lines.length > 0 ? lines : ['Nothing was left out.']),
  ].join('\n');
}
