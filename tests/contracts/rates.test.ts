import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rates } from '@tuppence/content/brands/copy';
import { hero } from '@tuppence/content/home/copy';
import { partnerPage } from '@tuppence/content/partner/copy';
import { partners } from '@tuppence/content/partner/partners';
import { whatReachesYou, whereItGoes } from '@tuppence/content/shared/where-it-goes';
import { siteDefaults } from '@tuppence/content/site';
import { brandGiftPence, brandSharePercent } from '@tuppence/giving/brand-rates';
import { paths } from '@tuppence/settings/paths';
import { brands } from '@tuppence/ui/brand';
import { expect, test } from 'vitest';

const brandNames = Object.keys(brands) as (keyof typeof brands)[];
const pence = (pounds: string) => Math.round(Number(pounds.replaceAll(/[^\d.]/g, '')) * 100);
const brandIn = (text: string) => brandNames.find((name) => text.includes(brands[name].label));

/** The gift in pence. The label contains the brand’s name. */
function giftOf(label: string, creditPence: number): number {
  const brand = brandIn(label);
  if (!brand) throw new Error(`“${label}” names no brand`);
  return brandGiftPence(brand, creditPence);
}

test('supermarkets give 5%, no brand gives less, and none gives more than 20%', () => {
  for (const name of brandNames) {
    const share = brandSharePercent[name];
    expect(share, name).toBeGreaterThanOrEqual(5);
    expect(share, name).toBeLessThanOrEqual(20);
    if (brands[name].trade === 'Supermarket') expect(share, name).toBe(5);
  }
});

test('/brands lists the highest rates first', () => {
  const percents = rates.rates.map(({ gives }) => Number.parseInt(gives, 10));
  expect(percents).toEqual([...percents].sort((one, other) => other - one));
  expect(percents[0]).toBe(20);
});

test('the receipt on the first screen shows its brand’s share', () => {
  const { title, lines, total } = hero.receipt;
  expect(pence(total.value)).toBe(giftOf(title, pence(lines[0]?.value ?? '')));
});

test.each([...whereItGoes.offers, ...whatReachesYou.offers])(
  '“$when” shows its brand’s share',
  ({ sum: { label, credit, gift } }) => {
    expect(pence(gift.value)).toBe(giftOf(label, pence(credit.value)));
    expect(pence(gift.value)).toBe(gift.pounds * 100);
    expect(pence(credit.value)).toBe(credit.pounds * 100);
    expect(gift.label).toContain(`${brandSharePercent[brandIn(label) ?? 'fernway']}%`);
  },
);

test('a charity’s page uses each brand’s own rate', () => {
  const [partner] = partners;
  if (!partner) throw new Error('no partner');
  const { hero: first, preview, brands: shelf } = partnerPage(siteDefaults, partner);
  const bought = first.receipt.lines.filter(({ label }) => brandIn(label));
  expect(bought).toHaveLength(2);
  const gifts = bought.map(({ label, value }) => giftOf(label, pence(value)));
  expect(pence(first.receipt.total.value)).toBe(gifts.reduce((sum, gift) => sum + gift, 0));
  const { brand: own, value } = preview.card;
  expect(pence(preview.lines[0]?.value ?? '')).toBe(brandGiftPence(own, pence(value)));
  for (const { brand, gives } of [...shelf.supermarkets, ...shelf.brands]) {
    expect(gives).toBe(`gives ${brandSharePercent[brand]}%`);
  }
});

test('every brand donation of the demo donor matches the brand’s rate', () => {
  const seed = readFileSync(path.join(paths.supabase, 'seed/demo-donor.sql'), 'utf8');
  const rows = [...seed.matchAll(/'brand_donation', '([^']+)', (\d+), (\d+)/g)];
  expect(rows.length).toBeGreaterThan(20);
  for (const [row, label = '', credit, share] of rows) {
    expect(giftOf(label, Number(credit)), row).toBe(Number(share));
  }
});
