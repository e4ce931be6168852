import { expect, test } from 'vitest';
import { giftsAsCsv } from './csv';

test('amounts are pounds, commas and quotes are quoted, lines end as RFC 4180 says', () => {
  const csv = giftsAsCsv([
    {
      id: '1',
      givenOn: '2026-05-01',
      kind: 'brand_donation',
      brand: 'Smith, "Sons" & Co',
      creditPence: 5000,
      sharePence: 250,
      charity: 'Parentkind',
    },
    {
      id: '2',
      givenOn: '2026-05-02',
      kind: 'own_gift',
      sharePence: 5,
      charity: 'Parentkind',
      giftAid: true,
    },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Date,Kind,Brand,Credit (GBP),Share (GBP),Charity,Gift Aid',
    '2026-05-01,Brand donation,"Smith, ""Sons"" & Co",50.00,2.50,Parentkind,',
    '2026-05-02,Own gift,,,0.05,Parentkind,Yes',
    '',
  ]);
});

test('a name that looks like a formula is escaped', () => {
  const csv = giftsAsCsv([
    {
      id: '1',
      givenOn: '2026-05-02',
      kind: 'own_gift',
      sharePence: 5,
      charity: '=HYPERLINK("x")',
      giftAid: false,
    },
  ]);
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
});

test.each(['=1+1', '+44 20', '-5', '@cmd', '\tname', '\rname'])('%j is escaped', (charity) => {
  const csv = giftsAsCsv([
    { id: '1', givenOn: '2026-05-02', kind: 'own_gift', sharePence: 5, charity, giftAid: false },
  ]);
  expect(csv).toContain(`'${charity}`);
  expect(csv).toContain(',No\r\n');
});

test('a formula sign inside a name is kept', () => {
  const csv = giftsAsCsv([
    {
      id: '1',
      givenOn: '2026-05-02',
      kind: 'own_gift',
      sharePence: 5,
      charity: 'A = B',
      giftAid: false,
    },
  ]);
  expect(csv).toContain(',A = B,No');
});
