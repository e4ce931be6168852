import { parseArgs } from 'node:util';
import { OperatorError } from '../errors.ts';
import { writePrivateFile } from '../private-file.ts';
import { copyOf, type DataPlace, dataPlace, withCopy } from './database-copy.ts';
import { runTool } from './tool.ts';

const columns = ['created_at', 'email', 'type', 'metadata'] as const;
type Signup = Record<(typeof columns)[number], string>;

/** Formats a CSV field. Adds an apostrophe before text that a spreadsheet would run as a formula. */
function csvField(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The format of an invite code, as checked by the table. Older rows may contain anything, which must not
 * reach a terminal.
 */
const inviteCode = /^[A-Za-z0-9-]{2,32}$/;

/**
 * Counts signups by invite code, highest count first. Codes are compared without regard to case, and shown
 * as in the first signup.
 */
function byCode(rows: readonly Signup[]): string[] {
  const counts = new Map<string, { code: string; count: number }>();
  for (const { metadata } of rows) {
    const { ref } = JSON.parse(metadata) as { ref?: unknown };
    if (typeof ref !== 'string' || !inviteCode.test(ref)) continue;
    const entry = counts.get(ref.toLowerCase()) ?? { code: ref, count: 0 };
    entry.count += 1;
    counts.set(ref.toLowerCase(), entry);
  }
  const invited = [...counts.values()].sort((a, b) => b.count - a.count);
  if (invited.length === 0) return [];
  const others = rows.length - invited.reduce((sum, { count }) => sum + count, 0);
  const width = Math.max(...invited.map(({ code }) => code.length), 10) + 2;
  const line = (name: string, count: number) => `${name.padEnd(width)}${count}`;
  return [
    '',
    'By invite code',
    ...invited.map(({ code, count }) => line(code, count)),
    line('(no code)', others),
  ];
}

/**
 * Counts signups by day (UTC) and by invite code, and optionally exports them to a CSV file. Returns a
 * report.
 */
export async function waitlist(
  place: DataPlace,
  csv?: { file: string; replace: boolean },
): Promise<string> {
  const rows = await withCopy(await copyOf(place), async (database) => {
    await database.exec(`set timezone to 'UTC'`);
    return database.query<Signup>(
      `select to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at, email, type,
         metadata::text as metadata
       from public.email_signups signup order by signup.created_at, id`,
    );
  }).then((result) => result.rows);
  const days = new Map<string, number>();
  for (const { created_at } of rows) {
    const day = created_at.slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  const lines = [...days].map(([day, count]) => `${day}  ${count}`);
  lines.push(`In all      ${rows.length}`, ...byCode(rows));
  if (csv) {
    await writePrivateFile(csv.file, csv.replace, (handle) =>
      handle.writeFile(
        [columns, ...rows.map((row) => columns.map((column) => row[column]))]
          .map((fields) => `${fields.map(csvField).join(',')}\r\n`)
          .join(''),
      ),
    );
    lines.push(`The rows are in ${csv.file}. They are personal data: keep them as such.`);
  }
  return lines.join('\n');
}

/** `npm run waitlist -- [--csv FILE [--replace]]`, for the project in a folder. */
export function runWaitlist(project: string, parameters = process.argv.slice(2)): Promise<void> {
  return runTool(async () => {
    const { values } = parseArgs({
      args: parameters,
      options: { csv: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    if (values.csv === '')
      throw new OperatorError('Usage: npm run waitlist -- [--csv FILE [--replace]]');
    const csv =
      values.csv === undefined ? undefined : { file: values.csv, replace: values.replace };
    return waitlist(dataPlace(project), csv);
  });
}
