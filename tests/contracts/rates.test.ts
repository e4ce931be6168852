/** A brand gives the same share wherever it appears. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandGiftPence, brandSharePercent } from '@tuppence/content/brands';
import { hero } from '@tuppence/content/home';
import { whatReachesYou, whereItGoes } from '@tuppence/content/where-it-goes';
import { brands } from '@tuppence/ui/brand';
import { expect, test } from 'vitest';
import { partnerPage } from '../../app/src/content/partner-page';
import { partners } from '../../app/src/content/partners';

const root = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const brandByLabel = new Map(
  Object.entries(brands).map(([name, { label }]) => [label, name as keyof typeof brands]),
);
const pence = (pounds: string) => Math.round(Number(pounds.replaceAll(/[^\d.]/g, '')) * 100);

test('supermarkets give 5%, no brand less, and none more than 20%', () => {
  for (const [name, { trade }] of Object.entries(brands)) {
    const share = brandSharePercent[name as keyof typeof brands];
    expect(share, name).toBeGreaterThanOrEqual(5);
    expect(share, name).toBeLessThanOrEqual(20);
    if (trade === 'Supermarket') expect(share, name).toBe(5);
  }
});

test('the receipt on the first screen shows its brand’s share', () => {
  const brand = brandByLabel.get(hero.receipt.title);
  const [credit] = hero.receipt.lines;
  expect(brand).toBeDefined();
  expect(pence(hero.receipt.total.value)).toBe(
    brandGiftPence(brand ?? 'fernway', pence(credit?.value ?? '')),
  );
});

test.each([...whereItGoes.offers, ...whatReachesYou.offers])(
  '“$when” shows its brand’s share',
  ({ sum: { label, credit, gift } }) => {
    const [, brand] = [...brandByLabel].find(([name]) => label.includes(name)) ?? [];
    expect(brand).toBeDefined();
    expect(pence(gift.value)).toBe(brandGiftPence(brand ?? 'fernway', pence(credit.value)));
    expect(pence(gift.value)).toBe(gift.pounds * 100);
    expect(pence(credit.value)).toBe(credit.pounds * 100);
    expect(gift.label).toContain(`${brandSharePercent[brand ?? 'fernway']}%`);
  },
);

test('a charity’s page uses each brand’s own rate', () => {
  const [partner] = partners;
  if (!partner) throw new Error('no partner');
  const { hero: first, preview, brands: shelf } = partnerPage(partner);
  const gifts = first.receipt.lines.flatMap(({ label, value }) => {
    const brand = brandByLabel.get(label);
    return brand ? [brandGiftPence(brand, pence(value))] : [];
  });
  expect(gifts).toHaveLength(2);
  expect(pence(first.receipt.total.value)).toBe(gifts.reduce((sum, gift) => sum + gift, 0));
  expect(pence(preview.lines[0]?.value ?? '')).toBe(
    brandGiftPence(preview.card.brand, pence(preview.card.value)),
  );
  for (const { brand, gives } of shelf.brands) {
    expect(gives).toBe(`gives ${brandSharePercent[brand]}%`);
  }
});

test('every gift of the demo donor matches its brand’s rate', () => {
  const rows = [
    ...text('app/supabase/seed/demo-donor.sql').matchAll(
      /'brand_donation', '([^']+)', (\d+), (\d+)/g,
    ),
  ];
  expect(rows.length).toBeGreaterThan(20);
  const wrong = rows.filter(([, label = '', credit, share]) => {
    const brand = brandByLabel.get(label);
    return !brand || brandGiftPence(brand, Number(credit)) !== Number(share);
  });
  expect(wrong.map(([row]) => row)).toEqual([]);
});
