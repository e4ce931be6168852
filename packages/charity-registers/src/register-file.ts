import { type CharityRow, type Fields, type Register, registers } from './registers.ts';
import { incomplete, type Row, readRows, refused } from './rows.ts';
import { tidy } from './texts.ts';

/** What was done with which rows. In its sentence, # is their number. */
export type Notes = Map<string, { count: number; examples: string[] }>;

const examplesShown = 3;

/** Recognises the register by the columns of its file. */
export async function openCharityFile(file: string, ignoreColumns: boolean) {
  const rows = readRows(file);
  const columns: string[] = ((await rows.next()).value?.values ?? []).map(tidy);
  const register = registers.find(({ needed }) => needed.every((name) => columns.includes(name)));
  if (!register)
    throw refused(
      file,
      `is not a known register: its columns are ${columns.join(', ').slice(0, 200)}… Known are:\n${registers.map(({ title, source }) => `- ${title}: ${source}.\n`).join('')}`,
    );
  const named = columns.filter(Boolean);
  const unknown = named.filter(
    (name) => !register.needed.includes(name) && !register.known.test(name),
  );
  if (unknown.length > 0 && !ignoreColumns)
    throw refused(
      file,
      `has unknown columns: ${unknown.join(', ')}. To ignore them, add --ignore-columns.`,
    );
  const twice = named.find((name, index) => named.indexOf(name) !== index);
  if (twice) throw refused(file, `has two columns named ${twice}.`);

  const notes: Notes = new Map();
  return { register, notes, rows: charitiesIn(file, rows, columns, register, notes) };
}

async function* charitiesIn(
  file: string,
  rows: AsyncGenerator<Row>,
  columns: string[],
  register: Register,
  notes: Notes,
): AsyncGenerator<CharityRow> {
  const seen = new Set<string>();
  let last = columns.length;
  for await (const { values, guessed } of rows) {
    last = values.length;
    const fields = Object.fromEntries(columns.map((name, index) => [name, values[index]]));
    const [number = '', name = ''] = register.needed.map((column) => fields[column]);
    const example = tidy(`${number} ${name}`).slice(0, 80);
    if (guessed) note(notes, 'Read # as Windows-1252, because they are not UTF-8', example);
    const charity = charityIn(register, fields, values.slice(columns.length), seen);
    if (typeof charity === 'string') note(notes, `Left out #: ${charity}`, example);
    else yield charity;
  }
  if (last < columns.length) throw incomplete(file);
}

/** Returns the charity, or the reason why it is left out. `more` are values without a column. */
function charityIn({ needed, read }: Register, fields: Fields, more: unknown[], seen: Set<string>) {
  if (needed.some((name) => fields[name] === undefined)) return 'the row is incomplete';
  // A delimiter inside a field shifts the fields after it.
  if (more.some(Boolean)) return 'the row has more fields than there are columns';
  const charity = read(fields);
  if (typeof charity === 'string') return charity;
  if (seen.has(charity.number)) return 'the number is repeated';
  seen.add(charity.number);
  return charity;
}

function note(notes: Notes, sentence: string, example: string): void {
  const entry = notes.get(sentence) ?? { count: 0, examples: [] };
  entry.count += 1;
  if (entry.examples.length < examplesShown && example) entry.examples.push(example);
  notes.set(sentence, entry);
}
