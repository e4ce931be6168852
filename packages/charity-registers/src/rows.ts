import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { fileError, OperatorError } from '@tuppence/supabase-embedded/errors';
import { CsvError, parse } from 'csv-parse';

export type Row = {
  /** In the order of the columns. */
  values: string[];
  /** The row is not UTF-8, so it was read as Windows-1252. */
  guessed: boolean;
};

/** No published row is nearly as long, so a quotation mark or a bracket is not closed. */
const longestRow = 1024 * 1024;

/** What a file is that begins so. */
const otherFormats = [
  ['PK\u0003\u0004', 'a zip archive (or a workbook). Unpack it with “unzip "FILE"”.'],
  ['\u00ff\u00fe', 'UTF-16. Convert it with “iconv -f UTF-16 -t UTF-8 "FILE" > utf-8.txt”.'],
] as const;

export const refused = (file: string, why: string) =>
  new OperatorError(`${file} ${why} Nothing was changed.`);
export const incomplete = (file: string) =>
  refused(file, 'ends in the middle of a row, so it is incomplete.');

/** Yields the columns, then the rows, of a file in JSON, CSV or lines with tabs. */
export async function* readRows(file: string): AsyncGenerator<Row> {
  try {
    // One character for each byte, because a row may not be UTF-8.
    const read = (part: { start?: number; end?: number }) =>
      createReadStream(file, { encoding: 'latin1', ...part });
    const [bytes = '']: string[] = await read({ end: 65_535 }).toArray();
    const marked = bytes.startsWith('\u00ef\u00bb\u00bf');
    const start = marked ? bytes.slice(3) : bytes;
    if (!start.trim()) throw refused(file, 'is empty.');
    const other = otherFormats.find(([begins]) => start.startsWith(begins));
    if (other) throw refused(file, `is ${other[1].replace('FILE', file)}`);
    if (start.includes('\0')) throw refused(file, 'is not a text file.');
    const text = read({ start: marked ? 3 : 0 });
    yield* /^\s*[[{]/.test(start) ? objectRows(text) : lineRows(text, /^.*\t/.test(start));
  } catch (error) {
    if (error instanceof SyntaxError) throw refused(file, 'is incomplete, or not valid JSON.');
    if (!(error instanceof CsvError)) throw fileError(file, error);
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw incomplete(file);
    throw refused(file, `has a row without an end, before line ${error.lines}.`);
  }
}

/** The characters of the bytes 80 to 9f. (Node 20 decodes Windows-1252 as Latin-1.) */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decode(text: string): { text: string; guessed: boolean } {
  const bytes = Buffer.from(text, 'latin1');
  if (isUtf8(bytes)) return { text: bytes.toString(), guessed: false };
  const letter = (byte: string) => windows1252.charAt(byte.charCodeAt(0) - 0x80);
  return { text: text.replaceAll(/[\u0080-\u009f]/g, letter), guessed: true };
}

/** The next object of a list. It contains no other objects. */
const flatObject = /[\s,[]*(\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\})/gsy;

async function* objectRows(text: Readable): AsyncGenerator<Row> {
  let columns: string[] | null = null;
  let rest = '';
  for await (const part of text) {
    rest += part;
    let end = 0;
    for (const [match, object = ''] of rest.matchAll(flatObject)) {
      end += match.length;
      const { text: decoded, guessed } = decode(object);
      const fields: Record<string, unknown> = JSON.parse(decoded);
      if (!columns) {
        columns = Object.keys(fields);
        yield { values: columns, guessed: false };
      }
      yield { values: columns.map((name) => String(fields[name] ?? '')), guessed };
    }
    rest = rest.slice(end);
    if (rest.length > longestRow) break;
  }
  if (!/^[\s[]*\]\s*$/.test(rest)) throw new SyntaxError();
}

/** A control character that separates the fields of a row while it is decoded. */
const unit = '\u001f';

async function* lineRows(text: Readable, tabs: boolean): AsyncGenerator<Row> {
  const parser = parse({
    // With tabs, fields are not quoted, and a line end in a field may differ from that of a row.
    ...(tabs
      ? { delimiter: '\t', quote: null }
      : { record_delimiter: ['\r\n', '\n'], relax_quotes: true }),
    max_record_size: longestRow,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const source = tabs ? Readable.from(unescaped(text)) : text;
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of source.pipe(parser) as AsyncIterable<string[]>) {
      const { text: line, guessed } = decode(record.join(unit));
      // A field that keeps its first quotation mark is not closed, and contains the next row.
      const open = !tabs && record.some((field) => /^".*\n/s.test(field));
      yield { values: line.split(unit).slice(0, open ? 1 : undefined), guessed };
    }
  } finally {
    source.destroy();
  }
}

/**
 * In the extract for England and Wales, a backslash precedes a tab, line end, quotation mark or
 * backslash inside a field. Tabs and line ends become spaces.
 */
async function* unescaped(text: Readable): AsyncGenerator<string> {
  const literal = (lines: string) =>
    lines.replaceAll(/\\(\r\n|[\t\r\n"'\\])/g, (_, one: string) => (one.trim() ? one : ' '));
  let rest = '';
  for await (const part of text) {
    rest += part;
    const end = rest.lastIndexOf('\n') + 1;
    yield literal(rest.slice(0, end));
    rest = rest.slice(end);
  }
  yield literal(rest);
}
