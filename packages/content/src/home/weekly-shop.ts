import { brandSharePercent, supermarkets } from '@tuppence/giving/brand-rates';
import { formatPence, formatPounds } from '@tuppence/giving/money';
import { type WeeklyShop, weeklyShopSums, weeksAYear } from '@tuppence/giving/weekly-shop';
import { brands as allBrands, type BrandName } from '@tuppence/ui/brand';
import type { WeeklyShopCopy } from '@tuppence/ui/demos';
import type { HeroReceipt } from '@tuppence/ui/home';
import { claim } from '../claims/texts.ts';
import { otherBrands } from '../shared/brands.ts';
import type { Site } from '../site.ts';

/** More brands than the example receipt has lines would make the receipt taller. */
export const weeklyShopLimits = { pounds: 1000, brands: 3 };

/** In the order of an address. */
export const weeklyShopBrands: readonly BrandName[] = [...supermarkets, ...otherBrands];

export const weeklyShopInitial: WeeklyShop = { pounds: 60, brands: ['pantry-lane'], charity: '' };

export const weeklyShopForm: WeeklyShopCopy = {
  amountLabel: 'What you spend in a week, in pounds',
  sliderLabel: 'What you spend in a week',
  badAmount: 'Enter whole pounds, from 1 to 1,000.',
  brandsLabel: 'Where you shop',
  brandsHint:
    'Choose up to three. We assume that you spend three times as much at a supermarket as elsewhere.',
  noBrand: 'Choose at least one brand.',
  tooManyBrands: 'Choose up to three brands. Untick one.',
  charityLabel: 'Your charity',
  resultLabel: 'What your charity gets in a year',
  assumption:
    'We assume that you use shopping cards every week. Every other week gives half as much.',
  print: 'Print my receipt',
  share: 'Share my receipt',
};

export const saveReceipt = ({ name, origin }: Site) => ({
  copy: { save: 'Save this receipt', saving: 'Saving…' },
  site: { name, address: new URL(origin).host },
  fileName: 'my-receipt.png',
});

export const weeklyShop = {
  dialog: {
    title: 'What would my shop give?',
    description: `Every brand gives at least ${claim('shareFlat')}, some ${claim('shareUpTo')}.`,
  },
  brands: weeklyShopBrands.map((brand) => ({ brand, gives: `gives ${brandSharePercent[brand]}%` })),
  anyCharity: 'A charity of my choice',
  printed: (total: string, charity: string) => ({
    title: 'Your receipt is printed',
    description: `${total} a year for ${charity}.`,
    tone: 'success' as const,
    coin: true,
  }),
  linkName: 'The link to your receipt',
};

/** The home page's content for a visitor's own shop. */
export function weeklyShopPage({ name }: Site, shop: WeeklyShop, chosen?: string) {
  const charityName = chosen ?? 'your charity';
  const { yearPence, lines, totalPence } = weeklyShopSums(shop);
  const week = formatPounds(shop.pounds * 100);
  const total = formatPence(totalPence);
  return {
    total,
    charityName,
    meta: {
      title: `${week} a week gives ${charityName} ${total} a year | ${name}`,
      description: `A weekly shop of ${week}, paid with shopping cards, sends ${total} a year to ${charityName}. The brands pay it. See what yours would give.`,
    },
    receipt: {
      label: `Receipt for a weekly shop of ${week}: ${total} a year to ${charityName}`,
      title: 'A year, estimated',
      details: [
        `${week} a week × ${weeksAYear} = ${formatPence(yearPence)}`,
        lines.length > 1 ? `shared between ${lines.length} brands` : 'at one brand',
      ],
      lines: lines.map(({ brand, creditPence, giftPence }) => ({
        label: `${allBrands[brand].label}, ${brandSharePercent[brand]}% of ${formatPence(creditPence)}`,
        value: formatPence(giftPence),
      })),
      total: { label: `To ${charityName}`, value: total },
      // The charity's cause may be grave.
      footer: chosen ? 'Thank you.' : 'Thank you. And all you did was the shopping.',
    } satisfies Omit<HeroReceipt, 'barcode'>,
  };
}
