import type * as ui from '@tuppence/ui/deck';
import { investorTexts } from '../claims/investor-texts.ts';
import { claim } from '../claims/texts.ts';
import type { Site } from '../site.ts';

/* The investor deck (docs/behaviour.md 3.12 and 11.2). Not loaded before the gate is open. */

const credit = claim('exampleCredit');
const donation = claim('exampleDonation');
const { earlyUsers, usersByYearEnd, raise } = investorTexts;

export { journey } from './journey.ts';
export { team } from './team.ts';

export const welcome = ({ name }: Site) => ({
  heading: 'Small change. Properly organised.',
  lead: `${name}: how the weekly shop gives to charity, in seven steps.`,
  ask: 'First, a name for the receipt.',
  nameLabel: 'What’s your name?',
  nameMissing: 'Please enter your name.',
  buttonLabel: 'Continue',
});

export const bigPicture = {
  heading: 'The Big Picture',
  eyebrow: 'The shopper pays nothing extra',
  buttonLabel: 'Continue',
  sum: [
    { amount: credit, what: 'paid' },
    { amount: credit, what: 'spent' },
    { amount: donation, what: 'given', gift: true },
  ],
  text: `A shopper buys credit and spends all of it. Each of our ${claim('brandsMany')} brands gives at least ${claim('shareFlat')} of the credit’s value, some ${claim('shareUpTo')}, to the charity the shopper chose, because credit brings a customer through the door. This one gives 20%; at a supermarket’s 5%, it would be ${claim('exampleFlatDonation')}. The brand pays us a commission too, apart from its gift. Giving no longer competes with the weekly shop. It comes with it.`,
  howWeEarn: { href: '/brands#how-we-earn', label: 'How we earn: “Brands and rates”' },
  audiences: [
    { who: 'Shoppers', use: 'buy credit in the app' },
    { who: 'Charities', use: 'claim a profile' },
    { who: 'Charity websites', use: 'take gifts by API' },
    { who: 'Online stores', use: 'give a share of a sale' },
    { who: 'Loyalty programmes', use: 'turn points into gifts' },
  ],
} satisfies Partial<ui.BigPictureStepProps> & Record<'howWeEarn', object>;

export const tractionTiles = {
  users: { value: earlyUsers, label: 'early users', colour: 'lime' },
  giving: {
    value: '20+',
    unit: 'pounds',
    label: 'per month per user flowing to good causes',
    colour: 'card',
  },
  charities: {
    value: investorTexts.charitiesRegisteredShort,
    label: 'charities pre-registered',
    colour: 'card',
  },
  campaigns: { value: '2', label: 'influencer campaigns live at launch', colour: 'copper' },
  press: {
    value: 'Media coverage incoming',
    inWords: true,
    label: 'Not counted yet. Names and dates once they’re in print.',
    colour: 'card',
  },
} satisfies Record<string, Omit<ui.TractionTileData, 'icon'>>;

export const traction = {
  heading: 'Traction',
  eyebrow: 'Where we are, and what’s next',
  buttonLabel: 'Continue to The Raise',
  outlook: `£20 is what brands give on £400 of shopping at 5%, or on £100 at 20%. A weekly shop of £50 at 5% gives £10.83 a month. The 180K are profiles made from the UK’s registers, ready for charities to claim. Next up: ${usersByYearEnd} users targeted by year end; this raise takes us to the first ${investorTexts.usersTargetRaise}. The Summer of Giving’s ${claim('campaignShoppers')} shoppers are a goal beyond this raise. Beside the app, our donation API has raised ${claim('raised')} for ${claim('charitiesServed')} charities.`,
};

export const raiseStep = {
  eyebrow: 'The Raise',
  amount: raise,
  instrument: 'pre-seed SAFE',
  buttonLabel: 'Final Words',
  goals: [
    `Scale the app to ${investorTexts.usersTargetRaise} users`,
    'Launch the paid tier',
    'Build the foundation for the global home of giving',
  ],
  // The last sentence answers the sum that an investor does in their head.
  text: `{name}, there’s room on this receipt for your line. The data room has the model, the contracts and the cap table. And the sum in your head: ${earlyUsers} users at £20 a month make £20,000 a month for good causes, on £100,000 to £400,000 of cards. If brands still gave £20 a month for each, 10K users would make £200,000 a month, and 20K twice that. We earn a commission on each card; our API charges ${claim('cardFee')} for a gift by bank card on a charity’s website.`,
};

export const closing = {
  heading: 'Thank you',
  quote:
    'We build technology for generosity the way you’d build a good till: quick, exact, and open about where every penny went.',
  thanks: 'You have the receipt, {name}. We’d like you to have a share in the shop.',
  explore: { label: 'Explore', href: '/', 'aria-label': 'Explore the website' },
  restartLabel: 'Click here',
  restartName: 'Click here to start the deck again',
  restartText: 'Want to see it again?',
};

export const mails = ({ investorEmail, founderEmail }: Site) =>
  ({
    dataRoom: {
      label: 'Request the Data Room by email',
      to: investorEmail,
      subject: 'Data Room Request',
    },
    talk: { label: "Let's Talk", to: founderEmail, subject: "Let's Talk" },
  }) satisfies Record<string, ui.MailDraft>;

export const receiptLines = (name: string): readonly ui.DeckReceiptLine[] => [
  { step: 1, label: 'Served to', value: name || 'You' },
  { step: 2, label: 'Example card', value: `${credit}.00` },
  { step: 2, label: 'Brand gives, 20%', value: `${donation}.00`, emphasis: 'gift' },
  { step: 3, label: 'Ex-operators', value: '7' },
  { step: 4, label: 'Parts to the plan', value: '3' },
  { step: 5, label: 'Early users', value: earlyUsers },
  { step: 6, label: 'Pre-seed SAFE', value: raise },
  { step: 7, label: 'Extra cost to shopper', value: '£0.00', emphasis: 'total' },
];

export const receipt = ({ name }: Site) => ({
  label: 'What this deck has rung up so far',
  title: `${name.toUpperCase()} LTD`,
  barcode: 'THANK YOU',
});
