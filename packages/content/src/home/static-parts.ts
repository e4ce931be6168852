/** Only static parts import these texts. */

import type { BrandStripProps, SecurityPanelProps, Testimonial } from '@tuppence/ui/home';
import { claim } from '../claims/texts.ts';
import { withGives } from '../shared/brands.ts';

export const heroCard = { brand: 'oakhurst', value: '£50' } as const;

export const brandStrip = {
  title: `Trusted by ${claim('brands')} household brands`,
  cards: withGives([
    { brand: 'marlow-and-finch', value: '£50' },
    { brand: 'pantry-lane', value: '£40' },
    { brand: 'copperfield-books', value: '£15' },
    { brand: 'oakhurst', value: '£100' },
    { brand: 'bright-and-bold', value: '£30' },
    { brand: 'fernway', value: '£50' },
    { brand: 'hearthside', value: '£25' },
    { brand: 'saltmarsh', value: '£75' },
    { brand: 'little-wren', value: '£20' },
    { brand: 'northbound', value: '£150' },
  ]),
} satisfies BrandStripProps;

const sampleTestimonials: readonly Testimonial[] = [
  {
    name: 'Priya Nair',
    role: 'Primary school teacher',
    text: 'Same shops, same list, same grumbling about the price of butter. Only now our reading corner has books in it.',
    amountRaised: claim('testimonialTeacher'),
    charity: 'Parentkind',
    place: 'school',
  },
  {
    name: 'Tom Okafor',
    role: 'Nurse and father of three',
    text: 'I show a barcode instead of my bank card. That’s all I do, and the hospice gets its share.',
    amountRaised: claim('testimonialNurse'),
    charity: 'Noah’s Ark Children’s Hospice',
    place: 'hospice',
  },
  {
    name: 'Margaret Ellis',
    role: 'Retired bus driver',
    text: 'I was sure there was a catch. I’ve been looking for it since March.',
    amountRaised: claim('testimonialDriver'),
    charity: 'Made in Hackney',
    place: 'bus',
  },
];

export const testimonials = {
  title: 'Shoppers who changed nothing but the way they pay',
  raisedLabel: 'raised for',
  // Without it once the people are real.
  exampleLabel: 'Example shopper',
  testimonials: sampleTestimonials,
};

export const security = {
  title: 'Your money is looked after',
  points: [
    {
      title: 'Secure payments',
      text: 'A regulated payment institution handles every payment.',
    },
    {
      title: 'Verified charities',
      text: 'We check every charity against the UK registers before it receives a penny.',
    },
    {
      title: 'Trusted partners',
      text: 'Each card comes from the brand itself, at its full value, and works in its shops.',
    },
  ],
  promises: {
    title: 'Where your money is',
    lines: [
      {
        when: 'Until it’s on a card',
        text: 'The institution keeps your money in safeguarded, segregated accounts, apart from ours.',
      },
      {
        when: 'Once it’s on a card',
        text: 'The card is the shop’s own. If the shop fails, its cards are often worth nothing, so buy what you’ll spend soon.',
      },
      {
        when: 'If we close',
        text: 'Your cards still work. Money that isn’t on a card yet is out of our creditors’ reach.',
      },
    ],
  },
} satisfies SecurityPanelProps;

export const forCharities = {
  href: '/charities',
  label: 'Do you speak for a charity? Claim its profile',
};

export const partnersLabel = 'Charities with a page of their own';
