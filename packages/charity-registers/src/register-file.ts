import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileError, OperatorError } from '@tuppence/supabase-embedded/errors';
import { CsvError, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { type CharityRow, type Register, registers } from './registers.ts';

/** Rows that were left out, by reason. */
export type LeftOut = Map<string, { count: number; examples: string[] }>;

type CharityFile = {
  register: Register;
  leftOut: LeftOut;
  rows: AsyncGenerator<CharityRow>;
};

const examplesShown = 3;

const commaSeparated = { delimiter: ',', quote: '"', relax_quotes: true };
// The Charity Commission's extract does not quote fields, and its texts contain quotation marks.
const tabbed = { delimiter: '\t', quote: null, relax_quotes: true };
type Format = typeof commaSeparated | typeof tabbed;

/** Recognises the register by the columns of its file. */
export async function openCharityFile(file: string, ignoreColumns: boolean): Promise<CharityFile> {
  const { columns, format } = await readHeader(file);
  const register = registers.find(({ needed }) => needed.every((name) => columns.includes(name)));
  if (!register)
    throw new OperatorError(
      `${file} is not a known register: its columns are ${columns.slice(0, 6).join(', ')}… It must be one of: ${registers.map(({ title }) => title).join('; ')}.`,
    );
  const unknown = columns.filter(
    (name) => !register.needed.includes(name) && !register.known.test(name),
  );
  if (unknown.length > 0 && !ignoreColumns)
    throw new OperatorError(
      `${file} has unknown columns: ${unknown.join(', ')}. Nothing was changed. To ignore them, add --ignore-columns.`,
    );
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice)
    throw new OperatorError(`${file} has two columns named ${twice}. Nothing was changed.`);
  const leftOut: LeftOut = new Map();
  return { register, leftOut, rows: readRows(file, format, register, leftOut, columns.length) };
}

async function* utf8(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(file))
      yield decoder.decode(bytes as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new OperatorError(`${file} is not UTF-8. Save it as UTF-8 first. Nothing was changed.`);
  }
}

async function* readRows(
  file: string,
  format: Format,
  register: Register,
  leftOut: LeftOut,
  width: number,
): AsyncGenerator<CharityRow> {
  const parser = parse({
    bom: true,
    columns: true,
    ...format,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n'],
  });
  const stream = Readable.from(utf8(file));
  stream.on('error', (error) => parser.destroy(error));
  const seen = new Set<string>();
  let fieldsOfLast = width;
  try {
    for await (const fields of stream.pipe(parser) as AsyncIterable<Record<string, string>>) {
      fieldsOfLast = Object.keys(fields).length;
      const read = register.needed.every((name) => fields[name] !== undefined)
        ? register.read(fields)
        : 'the row is incomplete';
      const result =
        typeof read !== 'string' && seen.has(read.number) ? 'the number is repeated' : read;
      if (typeof result === 'string') note(leftOut, result, nameIn(fields));
      else {
        seen.add(result.number);
        yield result;
      }
    }
    if (fieldsOfLast < width) throw incomplete(file);
  } catch (error) {
    throw readError(file, error);
  } finally {
    stream.destroy();
  }
}

function note(leftOut: LeftOut, reason: string, example: string): void {
  const entry = leftOut.get(reason) ?? { count: 0, examples: [] };
  entry.count += 1;
  if (entry.examples.length < examplesShown && example) entry.examples.push(example);
  leftOut.set(reason, entry);
}

/** Returns the charity's number and name. */
function nameIn(fields: Record<string, string>): string {
  const number =
    fields.registered_charity_number ?? fields['Charity Number'] ?? fields['Reg charity number'];
  const name = fields.charity_name ?? fields['Charity Name'] ?? fields['Charity name'];
  return [number, name]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, 80);
}

async function readHeader(file: string): Promise<{ columns: string[]; format: Format }> {
  const stream = createReadStream(file, { encoding: 'utf8', end: 64 * 1024 });
  try {
    for await (const line of createInterface({ input: stream })) {
      const header = line.replace(/^\ufeff/, '');
      const format = header.includes('\t') ? tabbed : commaSeparated;
      const [columns = []] = parseText(header, { ...format, trim: true }) as string[][];
      return { columns, format };
    }
  } catch (error) {
    throw readError(file, error);
  } finally {
    stream.destroy();
  }
  throw new OperatorError(`${file} is empty.`);
}

/** A `CsvError` means an unclosed quoted field. */
const readError = (file: string, error: unknown) =>
  error instanceof CsvError ? incomplete(file) : fileError(file, error);

const incomplete = (file: string) =>
  new OperatorError(
    `${file} ends in the middle of a row, so it is incomplete. Nothing was changed.`,
  );
