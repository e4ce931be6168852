/**
 * The claims register: what each figure and promise means and rests on. Pages take figures from
 * `claim()` only; `tests/contracts/claims.test.ts` fails if a page shows one that is not here.
 */

import { brandSharePercent } from './brands.ts';
import { claimTexts } from './claims.ts';
import { investorTexts } from './claims-investors.ts';

export type ClaimId = keyof typeof claimTexts | keyof typeof investorTexts;

/** Pages that may show a claim. `/:partner` means every partner charity's page. */
export type ClaimPage =
  | '/'
  | '/about'
  | '/brands'
  | '/charities'
  | '/:partner'
  | '/summer-of-giving'
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
  /**
   * `fact`: it happened. `rule`: how the product works. `promise`: binding. `ambition`: a goal.
   * `sample`: replace before launch.
   */
  kind: 'fact' | 'rule' | 'promise' | 'ambition' | 'sample';
  shownOn: readonly ClaimPage[];
  /**
   * Set if the claim is not in the page's document: in a dialog, behind a gate, on a later step, or
   * only with certain environment variables.
   */
  behind?: 'dialog' | 'gate' | 'step' | 'environment';
  source: string;
  /** When it was last checked against its source. */
  date: `${number}-${number}-${number}`;
  /** The department that is responsible for it. */
  owner: 'Charities' | 'Finance' | 'Legal' | 'Partnerships' | 'Product' | 'Support';
  /** Claims about the same subject with other figures, and why they differ. */
  differsFrom?: { claims: readonly ClaimId[]; note: string } | undefined;
}

type Row = Omit<Claim, 'text' | 'date' | 'differsFrom'> & { date?: Claim['date'] };

const checked = '2026-11-21' satisfies Claim['date'];
const deck = { shownOn: ['/investors'], behind: 'gate' } as const;

const rows: Record<ClaimId, Row> = {
  shareUpTo: {
    meaning: 'A brand donates up to 20% of the value of a card.',
    kind: 'rule',
    shownOn: ['/', '/brands', '/charities', '/:partner', '/summer-of-giving'],
    source: 'docs/behaviour.md 1.2 and 11.1',
    owner: 'Partnerships',
  },
  shareFlat: {
    meaning: 'At least 5% goes to the chosen charity, whatever the brand.',
    kind: 'rule',
    shownOn: ['/', '/brands', '/charities', '/:partner', '/summer-of-giving'],
    source: 'docs/behaviour.md 1.2, 3.9 and 11.1',
    owner: 'Partnerships',
  },
  shareFlatEveryPurchase: {
    meaning: 'At least 5% of every purchase goes to the chosen charity.',
    kind: 'rule',
    shownOn: ['/', '/charities', '/:partner', '/summer-of-giving'],
    source: 'docs/behaviour.md 1.2 and 11.1',
    owner: 'Partnerships',
  },
  shareFlatEveryShop: {
    meaning: 'Through the campaign, at least 5% of every shop is donated.',
    kind: 'rule',
    shownOn: ['/summer-of-giving'],
    source: 'docs/behaviour.md 3.10',
    owner: 'Partnerships',
  },
  exampleCredit: {
    meaning: 'The example of both shares: a credit of £50.',
    kind: 'rule',
    shownOn: ['/', '/brands', '/charities', '/:partner', '/summer-of-giving'],
    source: 'docs/behaviour.md 1.2 and 11.1',
    owner: 'Product',
  },
  exampleDonation: {
    meaning: 'At 20%, a £50 credit gives a £10 donation.',
    kind: 'rule',
    shownOn: ['/', '/brands', '/charities'],
    source: 'docs/behaviour.md 1.2 and 11.1',
    owner: 'Product',
  },
  exampleFlatDonation: {
    meaning: 'At 5%, a £50 credit gives a £2.50 donation.',
    kind: 'rule',
    shownOn: ['/', '/charities', '/:partner', '/summer-of-giving'],
    source: 'Arithmetic on docs/behaviour.md 11.1: 5% of £50',
    owner: 'Product',
  },
  instantly: {
    meaning: 'The charity receives its share at the moment of the purchase.',
    kind: 'promise',
    shownOn: ['/charities', '/:partner', '/summer-of-giving'],
    source: 'docs/behaviour.md 1.2 and 11.1',
    owner: 'Finance',
  },
  brandsPayUs: {
    meaning:
      'Brands pay a commission for the sale of their cards; the charity’s share is not touched.',
    kind: 'sample',
    shownOn: ['/brands'],
    source: 'Assumed: docs/decisions/open-questions.md',
    owner: 'Finance',
  },
  freeApp: {
    meaning: 'The app is free for shoppers and charities.',
    kind: 'promise',
    shownOn: ['/', '/charities', '/:partner', '/summer-of-giving'],
    source: 'docs/behaviour.md 1.1',
    owner: 'Product',
  },
  brands: {
    meaning: 'More than 100 household names sell credit through the app.',
    kind: 'fact',
    shownOn: ['/', '/brands', '/charities', '/summer-of-giving'],
    source: 'docs/behaviour.md 1.4, 3.1 and 11.2',
    owner: 'Partnerships',
  },
  brandsMany: {
    meaning: 'More than 200 brands sell credit through the app, household names and others.',
    kind: 'fact',
    shownOn: ['/', '/charities'],
    source: 'docs/behaviour.md 1.4 and 11.2',
    owner: 'Partnerships',
  },
  brandsOther: {
    meaning: 'Beside the two supermarkets, over 100 brands support the charity.',
    kind: 'fact',
    shownOn: ['/:partner'],
    source: 'docs/behaviour.md 3.9 and 11.2',
    owner: 'Partnerships',
  },
  charitiesRegistered: {
    meaning: '180,000 UK charities are pre-registered.',
    kind: 'fact',
    shownOn: ['/', '/about', '/charities', '/donation-api/loyalty'],
    source: 'docs/behaviour.md 1.4 and 11.2',
    owner: 'Charities',
  },
  charitiesRegisteredShort: {
    meaning: '180,000 UK charities are pre-registered, in the short form of the deck.',
    kind: 'fact',
    ...deck,
    source: 'docs/behaviour.md 3.12 and 11.2',
    owner: 'Charities',
  },
  charitiesLoyalty: {
    meaning: 'Points can be given to more than 100,000 charities.',
    kind: 'fact',
    shownOn: ['/donation-api/loyalty'],
    source: 'docs/behaviour.md 1.4 and 11.2',
    owner: 'Charities',
  },
  charitiesServed: {
    meaning: 'More than 3,400 charities have received donations.',
    kind: 'fact',
    shownOn: ['/donation-api/charities'],
    source: 'docs/behaviour.md 1.4 and 11.2',
    owner: 'Charities',
  },
  anyCharity: {
    meaning: 'Any charity registered in the UK can be chosen.',
    kind: 'promise',
    shownOn: ['/', '/about', '/summer-of-giving'],
    source: 'docs/behaviour.md 1.1 and 3.1',
    owner: 'Charities',
  },
  reactivation: {
    meaning: 'More than 10% of lapsed donors who are invited give again.',
    kind: 'fact',
    shownOn: ['/charities'],
    source: 'docs/behaviour.md 1.4 and 11.2',
    owner: 'Charities',
  },
  referral: {
    meaning: 'A charity earns £2 for each donor who signs up with its invite code.',
    kind: 'promise',
    shownOn: ['/charities'],
    source: 'docs/behaviour.md 1.3 and 11.1',
    owner: 'Finance',
  },
  testDonation: {
    meaning: 'The app offers a free test donation of £5.',
    kind: 'promise',
    shownOn: ['/charities'],
    source: 'docs/behaviour.md 1.3 and 11.1',
    owner: 'Finance',
  },
  profileMinutes: {
    meaning: 'A charity claims its profile and sends its first invitation within 5 minutes.',
    kind: 'promise',
    shownOn: ['/charities'],
    source: 'docs/behaviour.md 3.3',
    owner: 'Charities',
  },
  calculatorShare: {
    meaning: 'The calculator assumes that 10% of a charity’s donors take part.',
    kind: 'rule',
    shownOn: ['/charities'],
    source: 'docs/behaviour.md 11.1',
    owner: 'Charities',
  },
  calculatorMonthlyGift: {
    meaning: 'The calculator assumes £20 a month from each donor who takes part.',
    kind: 'rule',
    shownOn: ['/charities'],
    source: 'docs/behaviour.md 11.1',
    owner: 'Charities',
  },
  lowerFees: {
    meaning: 'Fees are up to 80% lower than elsewhere.',
    kind: 'fact',
    shownOn: ['/donation-api/charities'],
    source: 'docs/behaviour.md 1.4 and 11.2',
    owner: 'Finance',
  },
  integrationTime: {
    meaning: 'It takes 3 minutes to add the checkout to a site.',
    kind: 'promise',
    shownOn: ['/donation-api/charities', '/donation-api/ecommerce', '/donation-api/loyalty'],
    source: 'docs/behaviour.md 11.2',
    owner: 'Product',
  },
  integrationTimeLong: {
    meaning: 'It takes 3 minutes to add the checkout to a site.',
    kind: 'promise',
    shownOn: ['/donation-api/charities', '/donation-api/ecommerce'],
    source: 'docs/behaviour.md 1.4',
    owner: 'Product',
  },
  raised: {
    meaning: 'More than £12 million has been raised.',
    kind: 'fact',
    shownOn: ['/donation-api/charities'],
    source: 'docs/behaviour.md 1.4 and 11.2',
    owner: 'Finance',
  },
  conversionUplift: {
    meaning: '80% more visitors of a charity’s site complete a donation.',
    kind: 'fact',
    shownOn: ['/donation-api/charities'],
    source: 'docs/behaviour.md 1.4 and 11.2',
    owner: 'Product',
  },
  conversionUpliftStores: {
    meaning: 'Up to 15% more orders are completed if they include a donation.',
    kind: 'fact',
    shownOn: ['/donation-api/ecommerce'],
    source: 'docs/behaviour.md 1.4 and 11.2',
    owner: 'Product',
  },
  giftAid: {
    meaning: 'Gift Aid adds 25% to a donation of a UK taxpayer.',
    kind: 'rule',
    shownOn: ['/donation-api/charities', '/donation-api/reference'],
    source: 'docs/behaviour.md 11.1; the basic rate of UK income tax',
    owner: 'Finance',
  },
  cardFee: {
    meaning: 'In the demo a card payment costs £0.80; a bank transfer is free.',
    kind: 'rule',
    shownOn: ['/donation-api/charities'],
    behind: 'step',
    source: 'docs/behaviour.md 11.1',
    owner: 'Finance',
  },
  suggestedShare: {
    meaning: 'The prompt for assistants suggests that a shop gives 1% of an order.',
    kind: 'rule',
    shownOn: ['/donation-api/ecommerce'],
    source: 'docs/behaviour.md 11.1',
    owner: 'Product',
  },
  loyaltyRate: {
    meaning: '100 loyalty points are worth £1.',
    kind: 'rule',
    shownOn: ['/donation-api/loyalty'],
    source: 'docs/behaviour.md 11.1',
    owner: 'Partnerships',
  },
  loyaltyTop: {
    meaning: 'The demo converts at most 2,000 points, worth £20.',
    kind: 'rule',
    shownOn: ['/donation-api/loyalty'],
    source: 'docs/behaviour.md 7 and 11.1',
    owner: 'Partnerships',
  },
  responseTime: {
    meaning: 'A message to us is answered within 30 minutes.',
    kind: 'promise',
    shownOn: ['/about'],
    source: 'docs/behaviour.md 1.4, 3.2 and 11.2',
    owner: 'Support',
  },
  responseTimeShort: {
    meaning: 'A message to us is answered within 30 minutes.',
    kind: 'promise',
    shownOn: ['/about'],
    source: 'docs/behaviour.md 1.4, 3.2 and 11.2',
    owner: 'Support',
  },
  usersSocialProof: {
    meaning: 'More than 500 others already use the product.',
    kind: 'fact',
    shownOn: ['/', '/about', '/charities', '/:partner', '/summer-of-giving'],
    behind: 'dialog',
    source: 'docs/behaviour.md 4.3 and 11.2',
    owner: 'Product',
  },
  usersBadge: {
    meaning: 'There are 74 more people than the five drawn.',
    kind: 'fact',
    shownOn: ['/', '/about', '/charities', '/:partner', '/summer-of-giving'],
    behind: 'dialog',
    source: 'docs/behaviour.md 4.3 and 11.2',
    owner: 'Product',
  },
  appRating: {
    meaning: 'Average rating of the app in the App Store.',
    kind: 'sample',
    shownOn: ['/'],
    source: 'Sample: take the figure from App Store Connect before launch',
    owner: 'Product',
  },
  campaignShoppers: {
    meaning: 'The campaign wants 10 million shoppers to take part.',
    kind: 'ambition',
    shownOn: ['/summer-of-giving'],
    source: 'docs/behaviour.md 3.10 and 11.2',
    owner: 'Partnerships',
  },
  campaignPounds: {
    meaning: 'The campaign wants to raise 1 billion pounds for UK charities.',
    kind: 'ambition',
    shownOn: ['/summer-of-giving'],
    source: 'docs/behaviour.md 3.10 and 11.2',
    owner: 'Partnerships',
  },
  campaignDates: {
    meaning: 'The campaign runs from 1 June to 31 August 2027.',
    kind: 'sample',
    shownOn: ['/summer-of-giving'],
    source: 'Assumed: docs/decisions/open-questions.md',
    owner: 'Partnerships',
  },
  campaignGenerosity: {
    meaning: 'The campaign wants to restore the UK as the most generous nation on earth.',
    kind: 'ambition',
    shownOn: ['/summer-of-giving'],
    source: 'docs/behaviour.md 3.10',
    owner: 'Partnerships',
  },
  givenYearly: {
    meaning: 'More than 500 billion pounds are donated in the world each year.',
    kind: 'fact',
    shownOn: ['/onboarding'],
    behind: 'step',
    source: 'docs/behaviour.md 3.11 and 11.2',
    owner: 'Finance',
  },
  earlyUsers: {
    meaning: 'The app had more than 1,000 early users.',
    kind: 'fact',
    ...deck,
    source: 'docs/behaviour.md 3.12 and 11.2',
    owner: 'Product',
  },
  usersByYearEnd: {
    meaning: '50,000 users by the end of the year.',
    kind: 'ambition',
    ...deck,
    source: 'docs/behaviour.md 11.2',
    owner: 'Product',
  },
  usersTargetRaise: {
    meaning: 'The goal of the raise: 10,000 to 20,000 users and more.',
    kind: 'ambition',
    ...deck,
    source: 'docs/behaviour.md 3.12',
    owner: 'Product',
  },
  monthlyPerUser: {
    meaning: 'Each user gives more than 20 pounds a month to good causes.',
    kind: 'fact',
    ...deck,
    source: 'docs/behaviour.md 3.12 and 11.2',
    owner: 'Finance',
  },
  influencerCampaigns: {
    meaning: 'Two influencer campaigns are live at launch.',
    kind: 'fact',
    ...deck,
    source: 'docs/behaviour.md 3.12 and 11.2',
    owner: 'Partnerships',
  },
  raise: {
    meaning: 'The round: a pre-seed SAFE of £750,000 to £1 million.',
    kind: 'ambition',
    ...deck,
    source: 'docs/behaviour.md 3.12 and 11.2',
    owner: 'Finance',
  },
  rebateExample: {
    meaning: 'The demo of the paid tier finds a rebate of 387 pounds.',
    kind: 'rule',
    ...deck,
    source: 'docs/behaviour.md 3.12 and 11.2',
    owner: 'Product',
  },
  operators: {
    meaning: 'The team has seven people who ran companies before.',
    kind: 'fact',
    ...deck,
    source: 'docs/behaviour.md 3.12',
    owner: 'Product',
  },
  company: {
    meaning: 'The company’s number at Companies House and its registered office.',
    kind: 'fact',
    shownOn: ['/about'],
    behind: 'environment',
    source: 'VITE_COMPANY_NUMBER and VITE_COMPANY_ADDRESS; without both the sentence is left out',
    owner: 'Legal',
  },
  paymentInstitution: {
    meaning: 'The regulated payment institution that handles payments, and where the FCA lists it.',
    kind: 'fact',
    shownOn: ['/about'],
    behind: 'environment',
    source:
      'VITE_PAYMENT_INSTITUTION and VITE_PAYMENT_INSTITUTION_NUMBER; without both it is not named',
    owner: 'Finance',
  },
  ifWeClose: {
    meaning: 'Unspent money is safeguarded: if the company closes, it goes back to the shopper.',
    kind: 'sample',
    shownOn: ['/'],
    source: 'Sample until the contract with the institution is signed',
    owner: 'Legal',
  },
  secureLinkValidity: {
    meaning: 'A Secure Link is valid for at least 24 months from issue.',
    kind: 'promise',
    shownOn: ['/terms'],
    source: 'docs/behaviour.md 11.3',
    date: '2025-05-13',
    owner: 'Legal',
  },
  choiceLinkValidity: {
    meaning: 'A Choice Link is valid for at least 6 months from issue, unless stated otherwise.',
    kind: 'promise',
    shownOn: ['/terms'],
    source: 'docs/behaviour.md 11.3',
    date: '2025-05-13',
    owner: 'Legal',
  },
  lossReport: {
    meaning: 'A lost or stolen card must be reported within 24 hours.',
    kind: 'rule',
    shownOn: ['/terms'],
    source: 'docs/behaviour.md 11.3',
    date: '2025-05-13',
    owner: 'Legal',
  },
  fundsSafeguarded: {
    meaning:
      'Payments are handled by a regulated payment institution; funds are held in safeguarded segregated accounts.',
    kind: 'promise',
    shownOn: ['/', '/about', '/charities', '/:partner', '/summer-of-giving', '/terms', '/privacy'],
    source: 'docs/behaviour.md 1.5',
    owner: 'Finance',
  },
  dataNotSold: {
    meaning: 'Personal data is not sold.',
    kind: 'promise',
    shownOn: ['/privacy'],
    source: 'docs/behaviour.md 11.4',
    date: '2025-05-13',
    owner: 'Legal',
  },
};

/** Claims about the same subject with different figures, and why both sides are true. */
const differences: readonly { one: readonly ClaimId[]; other: readonly ClaimId[]; note: string }[] =
  [
    {
      one: ['shareUpTo'],
      other: ['shareFlat', 'shareFlatEveryPurchase', 'shareFlatEveryShop'],
      note: 'Every brand gives at least 5%, and some up to 20%. Charity pages and the campaign promise the minimum; /brands lists the rates.',
    },
    {
      one: ['exampleDonation'],
      other: ['exampleFlatDonation'],
      note: '£10 is the example at the highest rate, £2.50 at the lowest.',
    },
    {
      one: ['brandsMany'],
      other: ['brands', 'brandsOther'],
      note: 'The 200+ brands include 100+ household names; the home page and /charities give both.',
    },
    {
      one: ['charitiesLoyalty'],
      other: ['charitiesRegistered', 'charitiesRegisteredShort', 'charitiesServed'],
      note: 'Three counts: pre-registered in the app, open to loyalty points, and already paid.',
    },
    {
      one: ['conversionUplift'],
      other: ['conversionUpliftStores'],
      note: 'Different checkouts: 80% counts donations, 15% shop orders.',
    },
    {
      one: ['usersSocialProof'],
      other: ['earlyUsers'],
      note: 'The deck’s count is more recent than the dialog’s.',
    },
    {
      one: ['usersByYearEnd'],
      other: ['usersTargetRaise'],
      note: '50K is the target for the end of the year, 10 to 20K+ for this raise.',
    },
  ];

export const claims: Readonly<Record<ClaimId, Claim>> = register();

function register() {
  const entries = Object.entries(rows).map(([id, row]) => {
    const text = { ...claimTexts, ...investorTexts }[id as ClaimId];
    return [id, { date: checked, ...row, text, differsFrom: differencesOf(id as ClaimId) }];
  });
  return Object.fromEntries(entries) as Record<ClaimId, Claim>;
}

function differencesOf(id: ClaimId): Claim['differsFrom'] {
  const found = differences.find(({ one, other }) => [...one, ...other].includes(id));
  return found && { claims: found.one.includes(id) ? found.other : found.one, note: found.note };
}

/**
 * Figures that look like claims but are worked examples: sums on receipts, presets and limits of
 * demos. The test allows them on the pages listed.
 */
export const workedExamples: Partial<Record<ClaimPage, readonly string[]>> = {
  '/brands': Object.values(brandSharePercent).map((percent) => `${percent}%`),
  '/:partner': Object.values(brandSharePercent).map((percent) => `${percent}%`),
  '/charities': ['1,200'],
  '/summer-of-giving': ['10,000,000', '2,000', '1,000,000,000'],
  '/donation-api/charities': ['10,000'],
  '/donation-api/ecommerce': ['1,000'],
  '/donation-api/reference': ['10,000'],
  '/donation-api/loyalty': ['2,000', '1,500', '1,000'],
};
