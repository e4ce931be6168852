import { brandGiftPence, brandSharePercent } from '@tuppence/giving/brand-rates';
import { formatPence } from '@tuppence/giving/money';
import type { PageMeta } from '@tuppence/site/page-meta';
import { type BrandName, brands } from '@tuppence/ui/brand';
import type { BrandRatesProps } from '@tuppence/ui/where-it-goes';
import { claim } from '../claims/texts.ts';
import { faq, faqData } from '../shared/faq.ts';
import type { Site } from '../site.ts';

const exampleCreditPence = 5000;

const byRate = (Object.keys(brandSharePercent) as BrandName[]).sort(
  (one, other) =>
    brandSharePercent[other] - brandSharePercent[one] ||
    brands[one].label.localeCompare(brands[other].label, 'en-GB'),
);

/** What people look for at each. */
const goods: Record<BrandName, string> = {
  'marlow-and-finch': 'clothes, shoes, school shoes, kettles, lamps, bedding, gifts',
  'pantry-lane': 'groceries, food, drink, cat food',
  fernway: 'groceries, food, drink, cat food',
  oakhurst: 'furniture, lamps, bedding, garden chairs',
  'bright-and-bold': 'clothes, school uniform, school shoes',
  hearthside: 'kettles, pans, cakes',
  saltmarsh: 'camping, tents, walking boots, coats',
  'little-wren': 'games, gifts for children',
  northbound: 'holidays, hotels, trains, flights',
  'copperfield-books': 'reading, stationery, gifts',
};

export const meta = (site: Site): PageMeta => ({
  path: '/brands',
  title: `${rates.copy.title} | ${site.name}`,
  description: `Every brand gives at least ${claim('shareFlat')} of a shopping card to your charity, some ${claim('shareUpTo')}. See the rate of each, and what ${claim('exampleCredit')} sends.`,
  keywords: ['brands', 'shopping cards', 'donation rates', 'charity shopping'],
  faq: faqData(questions(site)),
});

export const rates: BrandRatesProps = {
  copy: {
    title: 'What each brand gives',
    lead: `Every brand gives at least ${claim('shareFlat')} of the card, some ${claim('shareUpTo')}. The rate is the same in the app, on a charity’s page and with a charity’s code. The ten brands on this site have invented names; the app lists all ${claim('brandsMany')}.`,
    filterLabel: 'Find a brand, or what it sells',
    filterExample: 'Try books or Oakhurst',
    columns: { brand: 'Brand', gives: 'Gives', sends: `From ${claim('exampleCredit')}` },
    sells: 'sells',
    gives: 'gives',
    toCharity: 'to your charity',
    found: (count) => (count === 1 ? '1 brand' : `${count} brands`),
    noneFound: `No matches among these ten. The app lists all ${claim('brandsMany')} brands. Try another name, or a trade such as “supermarket”.`,
  },
  rates: byRate.map((brand) => ({
    brand,
    goods: goods[brand],
    gives: `${brandSharePercent[brand]}%`,
    sends: formatPence(brandGiftPence(brand, exampleCreditPence)),
  })),
};

export const questions = ({ name }: Site) =>
  faq('About these rates', 'How we’re paid, and what a rate means for a card.', {
    'how-we-earn': {
      question: `How does ${name} make money?`,
      answer: `Brands pay us ${claim('brandsPayUs')}. That’s separate from what they give: none of it comes out of the charity’s share, and none is added to your price. If a brand gives 10%, the charity gets all of that 10%.`,
    },
    'do-rates-change': {
      question: 'Can a rate change?',
      answer:
        'Yes, but never for a card you’ve already bought. The card shows the pounds and pence before you pay, and that’s what your charity gets.',
    },
  });
