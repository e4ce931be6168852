import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@tuppence/supabase-embedded/commands';
import { OperatorError } from '@tuppence/supabase-embedded/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, inTurn, startBackend } from '../../supabase-embedded/tests/harness.ts';
import { importCharities } from '../src/import-charities.ts';

let harness: Harness;
const folder = mkdtempSync(join(tmpdir(), 'tuppence-charities-'));
beforeAll(async () => {
  harness = await startBackend({ seed: true });
});
afterAll(async () => {
  await harness.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => harness.sql(`delete from charities where register <> 'sample'`));

let files = 0;
function fileOf(text: string): string {
  files += 1;
  const file = join(folder, `${files}.txt`);
  writeFileSync(file, text);
  return file;
}
const load = (text: string, options = {}) =>
  inTurn(harness.backend.database, (database) => importCharities(database, fileOf(text), options));
const stored = () =>
  harness.sql('select register, number, name, town, purpose from charities order by number');

const columns = [
  'date_of_extract',
  'organisation_number',
  'registered_charity_number',
  'linked_charity_number',
  'charity_name',
  'charity_registration_status',
  'charity_contact_address1',
  'charity_contact_address2',
  'charity_contact_address3',
  'charity_contact_postcode',
  'charity_activities',
];
const extract = (...rows: string[][]) =>
  `\ufeff${[columns, ...rows].map((row) => row.join('\t')).join('\r\n')}\r\n`;
const row = (number: string, name: string, change: Partial<Record<string, string>> = {}) => {
  const fields: Record<string, string | undefined> = {
    date_of_extract: '2026-11-01',
    registered_charity_number: number,
    linked_charity_number: '0',
    charity_name: name,
    charity_registration_status: 'Registered',
    charity_contact_address1: '1 High Street',
    charity_contact_address3: 'LEEDS',
    charity_activities: 'Care for people.',
    ...change,
  };
  return columns.map((column) => fields[column] ?? '');
};

describe('importing the extract for England and Wales', () => {
  it('stores number, name, town and purpose, and removes the sample', async () => {
    expect(await harness.sql(`select 1 from charities where register = 'sample'`)).toHaveLength(
      202,
    );
    expect(await load(extract(row('1000001', 'NOAH’S ARK "LTD"')))).toContain('1 added');
    expect(await stored()).toEqual([
      {
        register: 'ccew',
        number: '1000001',
        name: 'NOAH’S ARK "LTD"',
        town: 'Leeds',
        purpose: 'Care for people.',
      },
    ]);
  });

  it('adds, changes and removes charities when repeated', async () => {
    await load(extract(row('1000001', 'One'), row('1000002', 'Two'), row('1000003', 'Three')));
    const report = await load(
      extract(row('1000001', 'One'), row('1000002', 'Second'), row('1000004', 'Four')),
    );
    expect(report).toContain('1 added, 1 changed, 1 removed, 1 as before');
    expect((await stored()).map(({ name }) => name)).toEqual(['One', 'Second', 'Four']);
    // The search corrects a mistyped word to a word of the new names.
    expect(await harness.sql(`select name from search_charities('secodn')`)).toEqual([
      { name: 'Second' },
    ]);
  });

  it('reports what was left out and why, with examples', async () => {
    const report = await load(
      extract(
        row('1000001', 'One'),
        row('1000002', 'Gone', { charity_registration_status: 'Removed' }),
        row('1000001', 'One’s school', { linked_charity_number: '1' }),
        row('1000003', ''),
        row('many', 'Numberless'),
        row('1000001', 'One again'),
        ['torn by a line break'],
        row('1000005', 'x'.repeat(300)),
      ),
    );
    expect(report).toContain('Left out 1: it was removed (1000002 Gone).');
    expect(report).toContain('Left out 1: it is linked to another charity (1000001 One’s school).');
    expect(report).toContain('Left out 1: it has no name (1000003).');
    expect(report).toContain('Left out 1: its charity number is not valid (many Numberless).');
    expect(report).toContain('Left out 1: the number is repeated (1000001 One again).');
    expect(report).toContain('longer than 250 characters');
    expect(report).toContain('the row is incomplete');
    expect(await stored()).toHaveLength(1);
  });

  it('stores no street or postcode as the town', async () => {
    await load(
      extract(
        row('1000001', 'One', {
          charity_contact_address3: '',
          charity_contact_postcode: 'LS1 1AA',
        }),
        row('1000002', 'Two', { charity_contact_address2: 'Flat 5', charity_contact_address3: '' }),
        row('1000003', 'Three', {
          charity_contact_address2: 'Ross-on-wye',
          charity_contact_address3: 'England',
        }),
      ),
    );
    expect((await stored()).map(({ town }) => town)).toEqual([null, null, 'Ross-on-wye']);
  });

  it.each([
    ['is in the middle of a word', `${'a '.repeat(79)}bcde`, `${'a '.repeat(78)}a…`],
    ['is at the end of a word', `${'a '.repeat(79)}bc de`, `${'a '.repeat(79)}bc…`],
    ['is inside one long word', 'b'.repeat(161), `${'b'.repeat(160)}…`],
    ['would split an emoji', `${'b'.repeat(159)}🎁🎁`, `${'b'.repeat(159)}…`],
  ])('cuts a long purpose if the limit %s', async (_, purpose, expected) => {
    await load(extract(row('1000001', 'One', { charity_activities: purpose })));
    expect((await stored())[0]?.purpose).toBe(expected);
  });

  it('accepts names with markup, emoji and other scripts', async () => {
    const names = [
      '<script>alert(1)</script>',
      'Elusen Gŵyl',
      'جمعية',
      '👩🏽‍🚀 Club',
      "'; drop table x",
    ];
    await load(extract(...names.map((name, index) => row(`100000${index}`, name))));
    expect((await stored()).map(({ name }) => name)).toEqual(names);
  });
});

it('reads the Scottish register, which quotes fields', async () => {
  await load(
    'Charity Number,Charity Name,Registered Date,Charity Status,Principal Office/Trustees Address,Objectives\n' +
      'SC000004,"Glen, Hill & Co",01/01/1990,Active,"Flat 1, 2 Glen Road, Perth, PH1 1AA","To ""care""\nfor hills"\n' +
      'SC000005,Old,01/01/1990,Removed,,\n',
  );
  expect(await stored()).toEqual([
    {
      register: 'oscr',
      number: 'SC000004',
      name: 'Glen, Hill & Co',
      town: 'Perth',
      purpose: 'To "care" for hills',
    },
  ]);
});

it('reads the register of Northern Ireland, and leaves other registers unchanged', async () => {
  await load(extract(row('1000001', 'One')));
  await load(
    'Reg charity number,Sub charity number,Charity name,Date registered,Status,Public address,What the charity does\n' +
      '100005,0,Elim,01/01/2014,Up-to-date,"1 Road, Belfast, BT1 1AA",The advancement of religion\n' +
      '100006,0,Gone,01/01/2014,Removed,,\n',
  );
  expect((await stored()).map(({ register, town }) => [register, town])).toEqual([
    ['ccew', 'Leeds'],
    ['ccni', 'Belfast'],
  ]);
});

describe('nothing is changed by', () => {
  it.each([
    [
      'a file that ends in the middle of a row',
      (text: string) => text.slice(0, -40),
      /ends in the middle of a row/,
    ],
    [
      'a column named twice',
      (text: string) => text.replace('organisation_number', 'charity_name'),
      /two columns named charity_name/,
    ],
  ])('%s', async (_, change, message) => {
    await load(extract(row('1000001', 'A Hall'), row('1000002', 'B Hall')));
    const before = await stored();
    const text = extract(row('1000001', 'A Hall'), row('1000003', 'C Hall')).replace('\ufeff', '');
    await expect(load(change(text), { ignoreColumns: true })).rejects.toThrow(message);
    expect(await stored()).toEqual(before);
  });

  beforeEach(() =>
    load(extract(row('1000001', 'One'), row('1000002', 'Two'), row('1000003', 'Three'))),
  );

  it.each([
    ['a file with other columns', 'a,b\n1,2\n', 'is not a known register'],
    ['an empty file', '', 'is empty'],
    ['a file without charities', extract(), 'contains no charities'],
    [
      'an unknown column',
      extract(row('1000009', 'Nine')).replace('charity_activities', 'charity_secret'),
      'unknown columns: charity_secret',
    ],
    ['a file with far fewer charities', extract(row('1000001', 'One')), 'may be incomplete'],
  ])('%s', async (_, text, sentence) => {
    await expect(load(text)).rejects.toThrow(sentence);
    expect(await stored()).toHaveLength(3);
  });

  it.each([
    ['in a quoted field', 'Charity Number,Charity Name,Charity Status\nSC000004,"Glen, Hi'],
    ['in its first line', 'Charity Number,"Charity Na'],
  ])('a file that is cut off %s', async (_, text) => {
    const error = await load(text).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(OperatorError);
    expect(String(error)).toContain('ends in the middle of a row');
    expect(await stored()).toHaveLength(3);
  });

  it('a failure to update the statistics', async () => {
    const { database } = harness.backend;
    const query = (statement: string, values?: unknown[]) =>
      statement.startsWith('analyze')
        ? Promise.reject(new Error('no statistics'))
        : database.query(statement, values);
    const file = fileOf(extract(row('1000001', 'One'), row('1000004', 'Four')));
    await expect(
      inTurn(database, () => importCharities({ query } as Database, file)),
    ).rejects.toThrow('no statistics');
    expect(await stored()).toHaveLength(3);
  });

  it('a missing file', async () => {
    await expect(
      importCharities(harness.backend.database, join(folder, 'none.txt')),
    ).rejects.toThrow('there is no such file');
    expect(await stored()).toHaveLength(3);
  });
});

it('the options allow a smaller file and unknown columns', async () => {
  await load(extract(row('1000001', 'One'), row('1000002', 'Two'), row('1000003', 'Three')));
  await load(extract(row('1000001', 'One')), { fewer: true });
  expect(await stored()).toHaveLength(1);
  await load(extract(row('1000001', 'One')).replace('charity_activities', 'charity_secret'), {
    ignoreColumns: true,
  });
  expect((await stored())[0]).toMatchObject({ purpose: null });
});
