import { parseArgs } from 'node:util';
import { OperatorError } from '../errors.ts';
import { writePrivateFile } from '../private-file.ts';
import { copyOf, type DataPlace, dataPlace, withCopy } from './database-copy.ts';
import { runTool } from './tool.ts';

const columns = ['created_at', 'email', 'type', 'metadata'] as const;
type Signup = Record<(typeof columns)[number], string>;

/** Puts an apostrophe before what a spreadsheet would run as a formula. */
export function csvField(value: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function counted(keys: readonly string[]): [key: string, count: number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
}

/** Ignores case, and shows each code as first spelt. */
function byCode(rows: readonly Signup[]): string[] {
  const codes = rows.flatMap(
    ({ metadata }) => (JSON.parse(metadata) as { ref?: string }).ref ?? [],
  );
  if (codes.length === 0) return [];
  const firstForm = (key: string) => codes.find((code) => code.toLowerCase() === key) ?? key;
  const invited = counted(codes.map((code) => code.toLowerCase())).sort((a, b) => b[1] - a[1]);
  const width = Math.max(...codes.map((code) => code.length), 10) + 2;
  const line = (name: string, count: number) => `${name.padEnd(width)}${count}`;
  return [
    '',
    'By invite code',
    ...invited.map(([key, count]) => line(firstForm(key), count)),
    line('(no code)', rows.length - codes.length),
  ];
}

async function waitlist(
  place: DataPlace,
  csv: string | undefined,
  replace: boolean,
): Promise<string> {
  const { rows } = await withCopy(await copyOf(place), (database) =>
    database.query<Signup>(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
         email, type, metadata::text
       from public.email_signups signup order by signup.created_at, id`,
    ),
  );
  const days = counted(rows.map(({ created_at }) => created_at.slice(0, 10)));
  const lines = days.map(([day, count]) => `${day}  ${count}`);
  lines.push(`In all      ${rows.length}`, ...byCode(rows));
  if (csv) {
    await writePrivateFile(csv, replace, (handle) =>
      handle.writeFile(
        [columns, ...rows.map((row) => columns.map((column) => row[column]))]
          .map((fields) => `${fields.map(csvField).join(',')}\r\n`)
          .join(''),
      ),
    );
    lines.push(`The rows are in ${csv}. They are personal data: store them safely.`);
  }
  return lines.join('\n');
}

export function runWaitlist(project: string): Promise<void> {
  return runTool(() => {
    const { csv, replace } = parseArgs({
      options: { csv: { type: 'string' }, replace: { type: 'boolean', default: false } },
    }).values;
    if (csv === '') throw new OperatorError('Usage: npm run waitlist -- [--csv FILE [--replace]]');
    return waitlist(dataPlace(project), csv, replace);
  });
}
