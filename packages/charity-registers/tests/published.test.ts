/** The files as the regulators publish them, with invented charities. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, inTurn, startBackend } from '../../supabase-embedded/tests/harness.ts';
import { importCharities } from '../src/import-charities.ts';

let harness: Harness;
const folder = mkdtempSync(join(tmpdir(), 'tuppence-published-'));
beforeAll(async () => {
  harness = await startBackend();
});
afterAll(async () => {
  await harness.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => harness.sql('delete from charities'));

const published = (name: string) => fileURLToPath(new URL(`published/${name}`, import.meta.url));
const load = (file: string, options = {}) =>
  inTurn(harness.backend.database, (database) => importCharities(database, file, options));
function written(text: string | Buffer, name = 'file'): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
const loadText = (text: string | Buffer, options = {}) => load(written(text), options);
const refusal = (text: string | Buffer, name?: string) =>
  load(written(text, name)).then(
    (report) => `not refused: ${report}`,
    (error: Error) => error.message,
  );
const names = async () =>
  Object.fromEntries(
    (await harness.sql('select number, name from charities order by number')).map(
      ({ number, name }) => [number, name],
    ),
  );
const found = async (typed: string) =>
  (await harness.client().rpc('search_charities', { query: typed })).data.map(
    ({ name }: { name: string }) => name,
  );

describe('the extract for England and Wales', () => {
  const file = published('publicextract.charity.txt');
  const text = readFileSync(file, 'utf8');

  it('loses no charity to a backslash, a quotation mark or a line end', async () => {
    const report = await load(file);
    expect(await names()).toEqual({
      200001: 'PLAIN TRUST',
      200002: 'TRUST WITH "QUOTES" IN IT',
      200003: 'TRUST WITH A BACKSLASH\\SLASH',
      200004: 'TRUST WITH AN ESCAPED TAB',
      200005: 'ACTIVITIES OVER TWO LINES',
      200006: 'ADDRESS OVER TWO LINES',
      200007: 'CRLF IN ACTIVITIES',
      200008: 'NAME WITH ESCAPED "QUOTE"',
      200009: 'BARE CR',
      200012: 'AFTER ALL OF THEM',
      200013: 'THE TRUST AND CARE CHARITY',
      200014: 'ST MARY`S P.C.C.',
      200015: 'ELUSEN GYMREIG Ŵ',
      200016: 'Last',
    });
    expect(report.split('\n').slice(2)).toEqual([
      'Left out 1: it is linked to another charity (200010 LINKED ONE).',
      'Left out 1: it was removed (200011 REMOVED ONE).',
    ]);
    expect(
      await harness.sql(
        `select town, purpose from charities where number in ('200005', '200006', '200007') order by number`,
      ),
    ).toEqual([
      { town: 'Leeds', purpose: 'We feed people. We house people.' },
      { town: 'York', purpose: 'We help.' },
      { town: 'Leeds', purpose: 'Line one. Line two.' },
    ]);
  });

  const trust = (name: string) => text.replace('PLAIN TRUST', name);
  it.each([
    ['a bare line feed', 'PLAIN\nTRUST', 'PLAIN TRUST'],
    ['an escaped end of a line, twice escaped', 'PLAIN\\\r\\\nTRUST', 'PLAIN TRUST'],
    ['two backslashes before a letter', 'PLAIN\\\\TRUST', 'PLAIN\\TRUST'],
    ['one backslash before a letter', 'PLAIN\\TRUST', 'PLAIN\\TRUST'],
    ['an escaped backslash at its end', 'PLAIN TRUST\\\\', 'PLAIN TRUST\\'],
    ['a quotation mark at its start', '"PLAIN TRUST', '"PLAIN TRUST'],
    ['an escaped apostrophe', "PLAIN\\'S TRUST", "PLAIN'S TRUST"],
  ])('keeps a name with %s', async (_, name, expected) => {
    await loadText(trust(name));
    expect(await names()).toMatchObject({ 200001: expected, 200016: 'Last' });
    expect(Object.keys(await names())).toHaveLength(14);
  });

  it('gives the reason for a row that a tab has shifted', async () => {
    expect(await loadText(trust('PLAIN\tTRUST'))).toContain(
      'Left out 1: the row has more fields than there are columns (200001 PLAIN).',
    );
    expect(Object.keys(await names())).toHaveLength(13);
  });

  it('is read across the parts in which a disk delivers a file', async () => {
    const [head = '', first = ''] = text.split('\r\n');
    for (const shift of [0, 1, 2, 3]) {
      const long = 'x'.repeat(65_536 - head.length - first.length - 36 + shift);
      const rows = [first.replace('We help.', long), first.replace('200001', '200002')];
      rows[1] = rows[1]?.replace('PLAIN TRUST', 'ONE\\\tTWO\\\\') ?? '';
      await loadText([head, ...rows, ''].join('\r\n'));
      expect(await names()).toEqual({ 200001: 'PLAIN TRUST', 200002: 'ONE TWO\\' });
    }
  });

  it('accepts numbers with leading zeros, columns in another order and without names', async () => {
    const table = text
      .replace(/^\ufeff/, '')
      .split('\r\n')
      .slice(0, 3)
      .map((line) => line.split('\t'));
    const turned = table
      .map((fields) => [...fields].reverse().join('\t'))
      .join('\t\r\n')
      .concat('\t');
    await loadText(turned.replace('\t200001\t', '\t0200001\t').replace('\t0\t', '\t00\t'));
    expect(await names()).toEqual({
      200001: 'PLAIN TRUST',
      200002: 'TRUST WITH "QUOTES" IN IT',
    });
  });
});

describe('the extract as JSON', () => {
  const charity = (number: number, more: Record<string, unknown> = {}) => ({
    date_of_extract: '2026-11-27T00:00:00',
    organisation_number: number,
    registered_charity_number: number,
    linked_charity_number: 0,
    charity_name: `TRUST ${number}`,
    charity_registration_status: 'Registered',
    date_of_removal: null,
    charity_contact_address1: '1 High St',
    charity_contact_address2: 'YORK',
    charity_activities: null,
    charity_gift_aid: true,
    ...more,
  });
  const name = '{"a\tb\\c": [Ŵ, ‫جمعية‬]},';

  it.each([
    ['in one line', (rows: unknown[]) => JSON.stringify(rows)],
    [
      'indented, after a byte order mark',
      (rows: unknown[]) => `\ufeff${JSON.stringify(rows, null, 2)}\r\n`,
    ],
  ])('is read %s', async (_, write) => {
    const rows = [
      charity(200001, { charity_name: name }),
      charity(200002, { charity_registration_status: 'Removed' }),
      charity(200001, { linked_charity_number: 1 }),
      charity(200003, { charity_name: null }),
      charity(200004, { charity_activities: 'x'.repeat(200_000) }),
    ];
    const report = await loadText(write(rows));
    expect(await harness.sql(`select * from charities where number = '200001'`)).toMatchObject([
      { name: '{"a b\\c": [Ŵ, ‫جمعية‬]},', town: 'York', purpose: null },
    ]);
    expect(report).toContain('2 added');
    expect(report).toContain('Left out 1: it was removed (200002 TRUST 200002).');
    expect(report).toContain('Left out 1: it is linked to another charity (200001 TRUST 200001).');
    expect(report).toContain('Left out 1: it has no name (200003).');
  });

  it('is read across the parts in which a disk delivers a file', async () => {
    const rows = Array.from({ length: 500 }, (_, index) =>
      charity(200001 + index, { charity_name: '{"x}'.repeat(60) }),
    );
    expect(await loadText(JSON.stringify(rows))).toContain('500 added');
  });

  it.each([
    [
      'that ends too early',
      JSON.stringify([charity(200001), charity(200002)]).slice(0, -30),
      'is incomplete, or not valid JSON',
    ],
    [
      'without its last bracket',
      JSON.stringify([charity(200001)]).slice(0, -1),
      'is incomplete, or not valid JSON',
    ],
    [
      'with a torn object',
      `[{"charity_name": "x", ${JSON.stringify([charity(200001)]).slice(1)}`,
      'is incomplete, or not valid JSON',
    ],
    ['with an unquoted name', '[{charity_name: 1}]', 'is incomplete, or not valid JSON'],
    ['of something else', '[{"a": 1}]', 'is not a known register'],
    ['without objects', '[]', 'is not a known register'],
    ['of one object', '{"a": {"b": 1}}', 'is incomplete, or not valid JSON'],
    ['of one long text', `["${'x'.repeat(1_200_000)}"]`, 'is incomplete, or not valid JSON'],
    [
      'with an unknown key',
      JSON.stringify([charity(200001, { charity_secret: 1 })]),
      'unknown columns: charity_secret',
    ],
  ])('is refused %s', async (_, text, reason) => {
    expect(await refusal(text)).toContain(reason);
    expect(await names()).toEqual({});
  });
});

describe('the Scottish register', () => {
  it('is read with the names by which people know charities', async () => {
    const report = await load(published('oscr.csv'));
    expect(await names()).toEqual({
      SC000001: 'Scottish Plain',
      SC000002: 'Comma, "Quoted" Trust',
      SC000003: 'Multi line',
      SC000004: 'Lower case number',
      SC000005: 'Spaced number',
      SC000006: 'Glenwalk (Registered Long Name of the Trustees)',
      SC000007: 'Dormant one',
      SC052000: 'Cross border',
    });
    expect(report).toContain('Left out 1: the number is repeated (SC000001 Scottish Plain again).');
    expect(report).toContain('Left out 1: it was removed (SC000008 Removed).');
    for (const typed of ['glenwalk', 'glenw', 'glenwlak', 'long name trustees', 'glenwalk glasgow'])
      expect([typed, await found(typed)]).toEqual([
        typed,
        ['Glenwalk (Registered Long Name of the Trustees)'],
      ]);
  });

  it.each([
    ['', 'Glen Trust', 'Glen Trust'],
    ['-', 'Glen Trust', 'Glen Trust'],
    ['GLEN', 'The Glen Trust', 'The Glen Trust'],
    ['Arc', 'Search Trust', 'Arc (Search Trust)'],
    ['The Glen Trust', 'Glen Trust', 'The Glen Trust (Glen Trust)'],
    ['الوادي', 'Glen Trust', 'الوادي (Glen Trust)'],
    ['Glen', `${'Long '.repeat(49)}Name`, `Glen (${'Long '.repeat(47)}Long…`],
  ])('shows a charity known as “%s”, registered as “%s”', async (knownAs, name, shown) => {
    await loadText(
      `Charity Number,Charity Name,Known As,Charity Status\nSC000001,${name},${knownAs},Active\n`,
    );
    expect(await names()).toEqual({ SC000001: shown });
  });

  const head = 'Charity Number,Charity Name,Charity Status';
  it.each([
    ['quotation marks inside a field', `SC000001,Glen "Hill" Trust,Active`, 'Glen "Hill" Trust'],
    ['a line end inside a field', 'SC000001,"Glen\r\nTrust",Active', 'Glen Trust'],
    ['empty columns at the end', 'SC000001,Glen Trust,Active,,', 'Glen Trust'],
    [
      'a quotation mark inside a quoted field',
      'SC000001,"Glen "Hill" Trust",Active',
      '"Glen "Hill" Trust"',
    ],
    ['a backslash at the end of a field', 'SC000001,"Glen Trust \\",Active', 'Glen Trust \\'],
    ['another script', 'SC000001,جمعية خيرية,Active', 'جمعية خيرية'],
  ])('is read with %s', async (_, row, name) => {
    for (const end of ['\r\n', '\n']) {
      await loadText(`\ufeff${head}${end}${row}${end}SC000002,Next,Active${end}`);
      expect(await names()).toEqual({ SC000001: name, SC000002: 'Next' });
    }
  });

  it('is read as Windows-1252 where it is not UTF-8', async () => {
    const latin = Buffer.from(`${head}\nSC000001,Caf\xe9 \x93N\x94 Trust,Active\n`, 'latin1');
    const report = await loadText(
      Buffer.concat([latin, Buffer.from('SC000002,Tŷ Hafan,Active\n')]),
    );
    expect(await names()).toEqual({ SC000001: 'Café “N” Trust', SC000002: 'Tŷ Hafan' });
    expect(report).toContain(
      'Read 1 as Windows-1252, because they are not UTF-8 (SC000001 Café “N” Trust).',
    );
  });

  it('gives the number of a row whose quotation mark is not closed', async () => {
    const rows = ['SC000001,"Glen Trust,Active', 'SC000002,"Next",Active', 'SC000003,Last,Active'];
    const report = await loadText(`${head}\n${rows.join('\n')}\n`);
    expect(await names()).toEqual({ SC000003: 'Last' });
    expect(report).toContain('Left out 1: the row is incomplete (SC000001).');
  });

  it('is refused if a quotation mark never ends', async () => {
    const rows = Array.from({ length: 60_000 }, () => 'SC000002,A quite ordinary name,Active\n');
    expect(await refusal(`${head}\nSC000001,"Glen Trust,Active\n${rows.join('')}`)).toContain(
      'has a row without an end',
    );
  });
});

it('the register of Northern Ireland is read without its column of sub-charities', async () => {
  const report = await load(published('ccni-without-sub-number.csv'));
  expect(await names()).toEqual({
    100001: 'Belfast Plain',
    100002: 'St Mary`s `Youth` Club',
    100003: 'Sub',
    100004: 'With prefix',
    100006: 'In default',
    100007: 'Recently registered',
    100008: 'Multi line name',
  });
  expect(report).toContain('Left out 1: it was removed (100005 Removed one).');
});

describe('a file of another kind is named for what it is', () => {
  it.each([
    [
      'a zip archive',
      'register.zip',
      'PK\u0003\u0004\u0014\0\0\0\b\0',
      /^\S+ is a zip archive.* “unzip "\S+register\.zip"”/,
    ],
    ['UTF-16', 'utf16.csv', '\u00ff\u00feC\0h\0a\0', /UTF-16.* “iconv -f UTF-16 -t UTF-8 "\S+"/],
    ['a web page', 'page.csv', '<!doctype html>\n<title>x', /its columns are <!doctype html>…/],
    ['binary data', 'picture', '\u0089PNG\r\n\0\0\0', /is not a text file/],
    [
      'another table',
      'table.csv',
      'a\u001bb,c\n1,2\n',
      /columns are a b, c… .*\n- Charity Commission for England and Wales: .*“Full register download”/,
    ],
    ['empty', 'empty.csv', '\u00ef\u00bb\u00bf\r\n', /is empty/],
  ])('%s', async (_, name, text, message) => {
    const said = await refusal(Buffer.from(text, 'latin1'), name);
    expect(said).toMatch(message);
    expect(said).toContain('Nothing was changed.');
    expect(said).not.toMatch(/[^\P{Cc}\n]/u);
  });
});
