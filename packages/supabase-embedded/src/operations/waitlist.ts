import { parseArgs } from 'node:util';
import { csvRows } from '@tuppence/giving/csv-rows';
import { OperatorError } from '../errors.ts';
import { writePrivateFile } from '../private-file.ts';
import { copyOf, dataPlace, withCopy } from './database-copy.ts';

const columns = ['created_at', 'email', 'type', 'metadata'] as const;
type Signup = Record<(typeof columns)[number], string>;
type Count = { key: string; count: number };

const allRows = `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
    email, type, metadata::text
  from public.email_signups signup order by signup.created_at, id`;
const byDay = `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as key, count(*)::int
  from public.email_signups group by 1 order by 1`;
/** Ignores case, and shows each code as first spelt. */
const byCode = `select (array_agg(metadata ->> 'ref' order by created_at, id))[1] as key, count(*)::int
  from public.email_signups where metadata ? 'ref'
  group by lower(metadata ->> 'ref') order by 2 desc, min(created_at)`;

const sum = (counts: readonly Count[]) => counts.reduce((total, { count }) => total + count, 0);

export async function runWaitlist(project: string): Promise<string> {
  const { csv, replace } = parseArgs({
    options: { csv: { type: 'string' }, replace: { type: 'boolean', default: false } },
  }).values;
  if (csv === '') throw new OperatorError('Usage: npm run waitlist -- [--csv FILE [--replace]]');
  const copy = await copyOf(dataPlace(project));
  const { days, codes, rows } = await withCopy(copy, async (database) => ({
    days: (await database.query<Count>(byDay)).rows,
    codes: (await database.query<Count>(byCode)).rows,
    rows: csv ? (await database.query<Signup>(allRows)).rows : [],
  }));
  const lines = days.map(({ key, count }) => `${key}  ${count}`);
  lines.push(`In all      ${sum(days)}`);
  const width = Math.max(...codes.map(({ key }) => key.length), 10) + 2;
  if (codes.length > 0)
    lines.push(
      '',
      'By invite code',
      ...codes.map(({ key, count }) => key.padEnd(width) + count),
      '(no code)'.padEnd(width) + (sum(days) - sum(codes)),
    );
  if (csv) {
    const table = [columns, ...rows.map((row) => columns.map((name) => row[name]))];
    await writePrivateFile(csv, replace, async () => csvRows(table));
    lines.push(`The rows are in ${csv}. They are personal data: store them safely.`);
  }
  return lines.join('\n');
}
