import { expect, test } from 'vitest';
import { giftsAsCsv } from './csv';

const ownGift = (charity: string, giftAid = false) =>
  ({ id: '2', givenOn: '2026-05-02', kind: 'own_gift', sharePence: 5, charity, giftAid }) as const;

test('writes amounts in pounds, quotes fields that need it, and ends each line with CRLF', () => {
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
    ownGift('Parentkind', true),
    ownGift('=HYPERLINK("x")'),
    ownGift('A = B'),
    ownGift('A\nB'),
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Date,Kind,Brand,Credit (GBP),Share (GBP),Charity,Gift Aid',
    '2026-05-01,Brand donation,"Smith, ""Sons"" & Co",50.00,2.50,Parentkind,',
    '2026-05-02,Own gift,,,0.05,Parentkind,Yes',
    `2026-05-02,Own gift,,,0.05,"'=HYPERLINK(""x"")",No`,
    '2026-05-02,Own gift,,,0.05,A = B,No',
    '2026-05-02,Own gift,,,0.05,"A\nB",No',
    '',
  ]);
});

// A comma then ends no cell, so that a quotation mark after it is a letter.
test.each([';=1+1', '; =1+1', ';"=1+1"', '\n@cmd'])(
  'where cells end with a semicolon, %j begins no formula',
  (text) => {
    const csv = giftsAsCsv([ownGift(`a${text}`)]);
    expect(csv).not.toMatch(/[;\n]["\s]*[=@]/);
    expect(csv).toContain(`a${text[0]}'`);
  },
);

test.each(['=1+1', '+44 20', '-5', '@cmd', '\tname', '\rname', '\nname', '＝1+1'])(
  'escapes %j, which a spreadsheet could run as a formula',
  (charity) => {
    expect(giftsAsCsv([ownGift(charity)])).toContain(`'${charity}`);
  },
);
