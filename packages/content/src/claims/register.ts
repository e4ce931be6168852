/** `tests/contracts/claims.test.ts` rejects figures that are not in this register. */

import { brandSharePercent } from '@tuppence/giving/brand-rates';
import { charityTexts } from './charity-texts.ts';
import { investorTexts } from './investor-texts.ts';
import { claimTexts } from './texts.ts';

const texts = { ...claimTexts, ...charityTexts, ...investorTexts };

export type ClaimId = keyof typeof texts;

/** `/:partner` means every partner charity's page. */
export type ClaimPage =
  | '/'
  | '/about'
  | '/brands'
  | '/charities'
  | '/:partner'
  | '/summer-of-giving'
  | '/help'
  | '/terms'
  | '/privacy'
  | '/donation-api/charities'
  | '/donation-api/ecommerce'
  | '/donation-api/loyalty'
  | '/donation-api/reference'
  | '/investors'
  | '/onboarding';

export interface Claim {
  text: string;
  meaning: string;
  /** `rule`: how the product works. `promise`: binding. `sample`: replace before launch. */
  kind: 'fact' | 'rule' | 'promise' | 'ambition' | 'sample';
  shownOn: readonly ClaimPage[];
  /** Where the claim is if it is not in the page's document. */
  behind?: 'dialog' | 'gate' | 'step' | 'environment';
  source: string;
  /** When the claim was last checked. */
  date: `${number}-${number}-${number}`;
  owner: 'Charities' | 'Finance' | 'Legal' | 'Partnerships' | 'Product' | 'Support';
  /** Claims with other figures about the same subject. */
  differsFrom?: { claims: readonly ClaimId[]; note: string } | undefined;
}

type Row = Omit<Claim, 'text' | 'date' | 'differsFrom'> & { date?: Claim['date'] };

const checked = '2026-11-21' satisfies Claim['date'];
const deck = { shownOn: ['/investors'], behind: 'gate' } as const;

/** A source that starts with a number is a section of docs/behaviour.md. */
const stated =
  (kind: Claim['kind']) =>
  (owner: Claim['owner'], source: string, claim: Omit<Row, 'kind' | 'owner' | 'source'>): Row => {
    const isSection = /^\d/.test(source);
    return { ...claim, kind, owner, source: isSection ? `docs/behaviour.md ${source}` : source };
  };
const fact = stated('fact');
const rule = stated('rule');
const promise = stated('promise');
const ambition = stated('ambition');
const sample = stated('sample');
const testimonial = (meaning: string) =>
  sample('Partnerships', 'Sample: needs a real shopper, and their consent, before launch', {
    meaning,
    shownOn: ['/'],
  });
const forCharities = (owner: Claim['owner'], claim: Pick<Row, 'meaning' | 'shownOn'>) =>
  sample(owner, 'Sample: take it from the agreement with charities before launch', claim);

const rows: Record<ClaimId, Row> = {
  shareUpTo: rule('Partnerships', '1.2 and 11.1', {
    meaning: 'A brand donates up to 20% of the value of a card.',
    shownOn: ['/', '/brands', '/charities', '/:partner', '/summer-of-giving'],
  }),
  shareFlat: rule('Partnerships', '1.2, 3.9 and 11.1', {
    meaning: 'At least 5% goes to the chosen charity, whatever the brand.',
    shownOn: ['/', '/brands', '/charities', '/:partner', '/summer-of-giving'],
  }),
  shareFlatEveryPurchase: rule('Partnerships', '1.2 and 11.1', {
    meaning: 'At least 5% of every purchase goes to the chosen charity.',
    shownOn: ['/', '/charities', '/:partner', '/summer-of-giving'],
  }),
  shareFlatEveryShop: rule('Partnerships', '3.10', {
    meaning: 'Through the campaign, at least 5% of every shop is donated.',
    shownOn: ['/summer-of-giving'],
  }),
  exampleCredit: rule('Product', '1.2', {
    meaning: 'The examples for both shares, 5% and 20%, use a £50 credit.',
    shownOn: ['/', '/brands', '/charities', '/:partner', '/summer-of-giving', '/help'],
  }),
  exampleDonation: rule('Product', '1.2', {
    meaning: 'At 20%, a £50 credit gives a £10 donation.',
    shownOn: ['/', '/brands', '/charities', '/help'],
  }),
  exampleFlatDonation: rule('Product', 'Calculated from docs/behaviour.md 1.2: 5% of £50', {
    meaning: 'At 5%, a £50 credit gives a £2.50 donation.',
    shownOn: ['/', '/charities', '/:partner', '/summer-of-giving'],
  }),
  instantly: promise('Finance', '1.2', {
    meaning: 'The charity receives its share at the moment of the purchase.',
    shownOn: ['/charities', '/:partner', '/summer-of-giving'],
  }),
  brandsPayUs: sample('Finance', 'Assumed: docs/decisions/open-questions.md', {
    meaning:
      'Brands pay a commission for the sale of their cards; the charity’s share is not touched.',
    shownOn: ['/brands'],
  }),
  freeApp: promise('Product', '1.1', {
    meaning: 'The app is free for shoppers and charities.',
    shownOn: ['/', '/brands', '/charities', '/:partner', '/summer-of-giving'],
  }),
  brands: fact('Partnerships', '1.4, 3.1 and 11.2', {
    meaning: 'More than 100 household names sell credit through the app.',
    shownOn: ['/', '/charities', '/summer-of-giving'],
  }),
  brandsMany: fact('Partnerships', '1.4 and 11.2', {
    meaning: 'More than 200 brands sell credit through the app, household names and others.',
    shownOn: ['/', '/brands', '/charities'],
  }),
  brandsOther: fact('Partnerships', '3.9 and 11.2', {
    meaning: 'Besides the two supermarkets, over 100 brands support the charity.',
    shownOn: ['/:partner'],
  }),
  charitiesRegistered: fact('Charities', '1.4 and 11.2', {
    meaning: '180,000 UK charities are pre-registered.',
    shownOn: ['/', '/about', '/charities', '/donation-api/loyalty'],
  }),
  charitiesRegisteredShort: fact('Charities', '3.12 and 11.2', {
    meaning: '180,000 UK charities are pre-registered. The deck shortens the figure.',
    ...deck,
  }),
  charitiesLoyalty: fact('Charities', '1.4 and 11.2', {
    meaning: 'Points can be given to more than 100,000 charities.',
    shownOn: ['/donation-api/loyalty'],
  }),
  charitiesServed: fact('Charities', '1.4 and 11.2', {
    meaning: 'More than 3,400 charities have received donations.',
    shownOn: ['/donation-api/charities'],
  }),
  anyCharity: promise('Charities', '1.1 and 3.1', {
    meaning: 'Any charity registered in the UK can be chosen.',
    shownOn: ['/', '/about', '/summer-of-giving'],
  }),
  reactivation: fact('Charities', '1.4 and 11.2', {
    meaning: 'More than 10% of lapsed donors who are invited come back.',
    shownOn: ['/charities'],
  }),
  referral: promise('Finance', '1.3 and 11.1', {
    meaning: 'A charity earns £2 for each donor who signs up with its invite code.',
    shownOn: ['/charities'],
  }),
  testDonation: promise('Finance', '1.3 and 11.1', {
    meaning: 'The app offers a free test donation of £5.',
    shownOn: ['/charities'],
  }),
  profileMinutes: promise('Charities', '3.3', {
    meaning: 'A charity claims its profile and sends its first invitation within 5 minutes.',
    shownOn: ['/charities'],
  }),
  calculatorShare: rule('Charities', '11.1', {
    meaning: 'The calculator assumes that 10% of a charity’s donors take part.',
    shownOn: ['/charities'],
  }),
  calculatorMonthlyGift: rule('Charities', '11.1', {
    meaning: 'The calculator assumes £20 a month from each donor who takes part.',
    shownOn: ['/charities'],
  }),
  lowerFees: fact('Finance', '1.4 and 11.2', {
    meaning: 'Fees are up to 80% lower than elsewhere.',
    shownOn: ['/donation-api/charities'],
  }),
  integrationTime: promise('Product', '11.2', {
    meaning: 'It takes 3 minutes to add the checkout to a site.',
    shownOn: ['/donation-api/charities', '/donation-api/ecommerce', '/donation-api/loyalty'],
  }),
  integrationTimeLong: promise('Product', '1.4', {
    meaning: 'It takes 3 minutes to add the checkout to a site.',
    shownOn: ['/donation-api/charities', '/donation-api/ecommerce'],
  }),
  raised: fact('Finance', '1.4 and 11.2', {
    meaning: 'More than £12 million has been raised.',
    shownOn: ['/donation-api/charities'],
  }),
  conversionUplift: fact('Product', '1.4 and 11.2', {
    meaning: '80% more visitors to a charity’s site complete a donation.',
    shownOn: ['/donation-api/charities'],
  }),
  conversionUpliftStores: fact('Product', '1.4 and 11.2', {
    meaning: 'Up to 15% more orders are completed if they include a donation.',
    shownOn: ['/donation-api/ecommerce'],
  }),
  giftAid: rule('Finance', '11.1; the basic rate of UK income tax', {
    meaning: 'Gift Aid adds 25% to a donation from a UK taxpayer.',
    shownOn: ['/donation-api/charities', '/donation-api/reference'],
  }),
  cardFee: rule('Finance', '11.1', {
    meaning: 'In the demo a card payment costs £0.80; a bank transfer is free.',
    shownOn: ['/donation-api/charities'],
    behind: 'step',
  }),
  suggestedShare: rule('Product', '11.1', {
    meaning: 'The prompt for assistants suggests that a shop gives 1% of an order.',
    shownOn: ['/donation-api/ecommerce'],
  }),
  loyaltyRate: rule('Partnerships', '11.1', {
    meaning: '100 loyalty points are worth £1.',
    shownOn: ['/donation-api/loyalty'],
  }),
  loyaltyTop: rule('Partnerships', '7 and 11.1', {
    meaning: 'The demo converts at most 2,000 points, worth £20.',
    shownOn: ['/donation-api/loyalty'],
  }),
  responseTime: promise('Support', '1.4, 3.2 and 11.2', {
    meaning: 'A message to us is answered within 30 minutes.',
    shownOn: ['/about', '/help'],
  }),
  responseTimeShort: promise('Support', '1.4, 3.2 and 11.2', {
    meaning: 'A message to us is answered within 30 minutes.',
    shownOn: ['/about'],
  }),
  responseHours: promise('Support', 'Chosen: the specification names no hours', {
    meaning: 'The hours in which the 30 minutes count.',
    shownOn: ['/about', '/help'],
  }),
  usersSocialProof: fact('Product', '4.3 and 11.2', {
    meaning: 'More than 500 others already use the product.',
    shownOn: ['/', '/about', '/charities', '/:partner', '/summer-of-giving'],
    behind: 'dialog',
  }),
  usersBadge: fact('Product', '4.3 and 11.2', {
    meaning: 'The drawing shows four users, and there are 74 more.',
    shownOn: ['/', '/about', '/charities', '/:partner', '/summer-of-giving'],
    behind: 'dialog',
  }),
  appRating: sample('Product', 'Sample: take the figure from App Store Connect before launch', {
    meaning: 'Average rating of the app in the App Store.',
    shownOn: ['/', '/brands'],
  }),
  campaignShoppers: ambition('Partnerships', '3.10 and 11.2', {
    meaning: 'The campaign wants 10 million shoppers to take part.',
    shownOn: ['/summer-of-giving'],
  }),
  campaignPounds: ambition('Partnerships', '3.10 and 11.2', {
    meaning: 'The campaign wants to raise 1 billion pounds for UK charities.',
    shownOn: ['/summer-of-giving'],
  }),
  campaignDates: sample('Partnerships', 'Assumed: docs/decisions/open-questions.md', {
    meaning: 'The campaign runs from 1 June to 31 August 2027.',
    shownOn: ['/summer-of-giving'],
  }),
  campaignGenerosity: ambition('Partnerships', '3.10', {
    meaning: 'The campaign wants to restore the UK as the most generous nation on earth.',
    shownOn: ['/summer-of-giving'],
  }),
  givenYearly: fact('Finance', '3.11 and 11.2', {
    meaning: 'More than 500 billion pounds is donated worldwide each year.',
    shownOn: ['/onboarding'],
    behind: 'step',
  }),
  earlyUsers: fact('Product', '3.12 and 11.2', {
    meaning: 'The app had more than 1,000 early users.',
    ...deck,
  }),
  usersByYearEnd: ambition('Product', '11.2', {
    meaning: '50,000 users by the end of the year.',
    ...deck,
  }),
  usersTargetRaise: ambition('Product', '3.12', {
    meaning: 'The goal of the raise is 10,000 to 20,000 users or more.',
    ...deck,
  }),
  monthlyPerUser: fact('Finance', '3.12 and 11.2', {
    meaning: 'Each user gives more than 20 pounds a month to good causes.',
    ...deck,
  }),
  influencerCampaigns: fact('Partnerships', '3.12 and 11.2', {
    meaning: 'Two influencer campaigns are live at launch.',
    ...deck,
  }),
  raise: ambition('Finance', '3.12 and 11.2', {
    meaning: 'The round: a pre-seed SAFE of £750,000 to £1 million.',
    ...deck,
  }),
  rebateExample: rule('Product', '3.12 and 11.2', {
    meaning: 'The demo of the paid tier finds a rebate of 387 pounds.',
    ...deck,
  }),
  operators: fact('Product', '3.12', {
    meaning: 'The team has seven people who ran companies before.',
    ...deck,
  }),
  company: fact(
    'Legal',
    'VITE_COMPANY_NUMBER and VITE_COMPANY_ADDRESS; if either is missing, the sentence is left out',
    {
      meaning: 'The company’s number at Companies House and its registered office.',
      shownOn: ['/about'],
      behind: 'environment',
    },
  ),
  paymentInstitution: fact(
    'Finance',
    'VITE_PAYMENT_INSTITUTION and VITE_PAYMENT_INSTITUTION_NUMBER; if either is missing, it is not named',
    {
      meaning:
        'The regulated payment institution that handles payments, and its FCA reference number.',
      shownOn: ['/about'],
      behind: 'environment',
    },
  ),
  ifWeClose: sample('Legal', 'Sample until the contract with the institution is signed', {
    meaning: 'Unspent money is safeguarded: if the company closes, it goes back to the shopper.',
    shownOn: ['/'],
  }),
  charityClaimant: forCharities('Charities', {
    meaning: 'How we check that whoever claims a profile speaks for the charity.',
    shownOn: ['/charities'],
  }),
  charityAgreement: forCharities('Legal', {
    meaning: 'The agreement with a charity, as the Charities Act 1992 asks for it.',
    shownOn: ['/charities'],
  }),
  unclaimedGifts: forCharities('Finance', {
    meaning: 'How long a gift waits for a charity that has not claimed its profile.',
    shownOn: ['/charities', '/terms', '/help', '/:partner', '/summer-of-giving'],
  }),
  paidOut: forCharities('Finance', {
    meaning: 'When what a charity has received reaches its bank account.',
    shownOn: ['/charities', '/:partner'],
  }),
  charityAccount: forCharities('Finance', {
    meaning: 'Which bank account we pay into.',
    shownOn: ['/charities'],
  }),
  charityRecords: forCharities('Legal', {
    meaning: 'What is kept about the people of a charity that has claimed its profile.',
    shownOn: ['/charities', '/privacy'],
  }),
  testimonialTeacher: testimonial('Priya Nair raised £412 for Parentkind.'),
  testimonialNurse: testimonial('Tom Okafor raised £268 for Noah’s Ark Children’s Hospice.'),
  testimonialDriver: testimonial('Margaret Ellis raised £156 for Made in Hackney.'),
  secureLinkValidity: promise('Legal', '11.3', {
    meaning: 'A Secure Link is valid for at least 24 months from issue.',
    shownOn: ['/terms', '/help'],
    date: '2025-05-13',
  }),
  choiceLinkValidity: promise('Legal', '11.3', {
    meaning: 'A Choice Link is valid for at least 6 months from issue, unless stated otherwise.',
    shownOn: ['/terms', '/help'],
    date: '2025-05-13',
  }),
  lossReport: rule('Legal', '11.3', {
    meaning: 'A lost or stolen card must be reported within 24 hours.',
    shownOn: ['/terms', '/help'],
    date: '2025-05-13',
  }),
  fundsSafeguarded: promise('Finance', '1.5', {
    meaning:
      'Payments are handled by a regulated payment institution; funds are held in safeguarded segregated accounts.',
    shownOn: ['/', '/about', '/charities', '/:partner', '/summer-of-giving', '/terms', '/privacy'],
  }),
  stopMonthly: promise('Product', 'packages/supabase-embedded/tests/donations.test.ts', {
    meaning: 'A charity stops a monthly gift by one call, when its donor asks.',
    shownOn: ['/donation-api/charities'],
  }),
  fullDeclaration: promise('Finance', 'packages/giving/src/declaration.test.ts', {
    meaning: 'The checkout asks for all that a valid Gift Aid declaration needs.',
    shownOn: ['/donation-api/charities'],
  }),
  shopFails: fact('Legal', '/help#shop-fails and the terms', {
    meaning: 'A card of a shop that closes may have no value, and we do not refund it.',
    shownOn: ['/'],
  }),
  madeInBrowser: promise('Product', 'tests/journeys/charity-kit.spec.ts', {
    meaning: 'A charity’s kit is drawn in the browser, and sent nowhere.',
    shownOn: ['/charities', '/:partner'],
  }),
  orderFirst: promise('Product', 'The samples send it once the order is paid', {
    meaning: 'A donation that fails does not delay or stop a shop’s order.',
    shownOn: ['/donation-api/ecommerce'],
  }),
  deletion: promise('Legal', 'packages/supabase-embedded/tests/addresses.test.ts', {
    meaning: 'Donors delete their account themselves; anybody else asks us.',
    shownOn: ['/privacy'],
    date: '2025-05-13',
  }),
  dataNotSold: promise('Legal', '11.4', {
    meaning: 'Personal data is not sold.',
    shownOn: ['/privacy'],
    date: '2025-05-13',
  }),
};

/** By one of the claims. */
const differences: Partial<Record<ClaimId, NonNullable<Claim['differsFrom']>>> = {
  shareUpTo: {
    claims: ['shareFlat', 'shareFlatEveryPurchase', 'shareFlatEveryShop'],
    note: 'Every brand gives at least 5%, and some up to 20%. Charity pages and the campaign promise the minimum; /brands lists the rates.',
  },
  exampleDonation: {
    claims: ['exampleFlatDonation'],
    note: '£10 is the example at the highest rate, £2.50 at the lowest.',
  },
  brandsMany: {
    claims: ['brands', 'brandsOther'],
    note: 'The 200+ brands include 100+ household names; the home page and /charities give both.',
  },
  charitiesLoyalty: {
    claims: ['charitiesRegistered', 'charitiesRegisteredShort', 'charitiesServed'],
    note: '180,000 charities are pre-registered in the app, 100,000+ can receive loyalty points, and 3,400+ have been paid.',
  },
  conversionUplift: {
    claims: ['conversionUpliftStores'],
    note: 'Different checkouts: 80% more donations on charities’ sites, up to 15% more orders in shops.',
  },
  usersSocialProof: {
    claims: ['earlyUsers'],
    note: 'The deck’s count is more recent than the early-access dialog’s.',
  },
  usersByYearEnd: {
    claims: ['usersTargetRaise'],
    note: 'The target for the end of the year is 50K users; the goal of this raise is 10 to 20K+.',
  },
};

export const claims: Readonly<Record<ClaimId, Claim>> = register();

function register() {
  const entries = Object.entries(rows).map(([id, row]) => {
    const text = texts[id as ClaimId];
    return [id, { date: checked, ...row, text, differsFrom: differencesOf(id as ClaimId) }];
  });
  return Object.fromEntries(entries) as Record<ClaimId, Claim>;
}

function differencesOf(id: ClaimId): Claim['differsFrom'] {
  const entries = Object.entries(differences) as [ClaimId, NonNullable<Claim['differsFrom']>][];
  const found = entries.find(([one, { claims: others }]) => [one, ...others].includes(id));
  return found && (found[0] === id ? found[1] : { claims: [found[0]], note: found[1].note });
}

const rates = Object.values(brandSharePercent).map((percent) => `${percent}%`);

/** Other figures that the test allows on a page. */
export const workedExamples: Partial<Record<ClaimPage, readonly string[]>> = {
  '/': rates,
  '/brands': rates,
  '/:partner': rates,
  '/charities': ['1,200'],
  '/summer-of-giving': [...rates, '10,000,000', '2,000', '1,000,000,000'],
  // Screen readers hear £12M+ and 3,400+ in words.
  '/donation-api/charities': ['10,000', '£12 million', '3,400'],
  '/donation-api/ecommerce': ['1,000'],
  '/donation-api/reference': ['10,000'],
  '/donation-api/loyalty': ['2,000', '1,500', '1,000'],
};
