/** Only islands import these texts. */

import { claim } from '@tuppence/content/claims/texts';
import type {
  BrandStripProps,
  CharitySearchCopy,
  SecurityPanelProps,
  Testimonial,
} from '@tuppence/ui/home';

export const heroBarcode = 'TUPPENCE';

export const heroCard = { brand: 'oakhurst', value: '£50' } as const;

export const brandStrip = {
  title: `Trusted by ${claim('brands')} household brands`,
  cards: [
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
  ],
} satisfies BrandStripProps;

const sampleTestimonials: readonly Testimonial[] = [
  {
    name: 'Priya Nair',
    role: 'Primary school teacher',
    text: 'Same shops, same list, same grumbling about the price of butter. Only now our reading corner has books in it.',
    amountRaised: '£412',
    charity: 'Parentkind',
    place: 'school',
  },
  {
    name: 'Tom Okafor',
    role: 'Nurse and father of three',
    text: 'I show a barcode instead of my bank card. That’s all I do, and the hospice gets its share.',
    amountRaised: '£268',
    charity: 'Noah’s Ark Children’s Hospice',
    place: 'hospice',
  },
  {
    name: 'Margaret Ellis',
    role: 'Retired bus driver',
    text: 'I was sure there was a catch. I’ve been looking for it since March.',
    amountRaised: '£156',
    charity: 'Made in Hackney',
    place: 'bus',
  },
];

export const testimonials = {
  title: 'Shoppers who changed nothing but the way they pay',
  raisedLabel: 'raised for',
  testimonials: sampleTestimonials,
};

export const security = {
  title: 'Your money is looked after',
  points: [
    {
      title: 'Secure payments',
      text: 'A regulated payment institution handles every payment and keeps your money apart from ours.',
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
} satisfies SecurityPanelProps;

const found = (count: number) =>
  count >= 10
    ? `Showing the first ${count}. Keep typing to narrow the list`
    : count === 1
      ? '1 charity found'
      : `${count} charities found`;

export const finder = {
  listLabel: 'Charities with a page of their own',
  search: {
    searchLabel: 'Search for a charity',
    example: 'Try hospice, school or Hackney',
    resultsLabel: 'Charities with a page here',
    registeredLabel: 'Charities on the public registers',
    searching: 'Searching…',
    tryAgain: 'Try again',
    found,
    noneFound:
      'No matches. Try fewer letters, its town or its charity number, or look it up in the app. Below are the charities with a page here.',
    partnersFailed:
      'We couldn’t load the charities with a page here, so this shows only the public registers.',
    registerFailed:
      'We couldn’t reach the charity register, so this shows only charities with a page here.',
    failed: 'We couldn’t search. Check your connection, then try again.',
  } satisfies CharitySearchCopy,
  /** For a register of sample data. */
  sample: {
    found: (count) => `${found(count)}. Names marked “sample” are invented.`,
    noneFound:
      'No matches, but this site knows only some charities. Look yours up in the app by name or charity number, or email us and we’ll check. Below are the charities with a page here.',
  } satisfies Partial<CharitySearchCopy>,
};
