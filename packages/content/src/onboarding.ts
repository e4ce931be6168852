import type { Founder, NameStepCopy } from '@tuppence/ui/onboarding';
import { claim } from './claims.ts';

/* The onboarding pitch (docs/behaviour.md 3.11). */

export const nameStep: NameStepCopy = {
  heading: 'Welcome.',
  lead: 'Three short screens: who you are, what we’re building, and who’s building it.',
  nameLabel: "What's your name?",
  placeholder: 'First name',
};

export const homeOfGiving = {
  heading: 'The Global Home of Giving',
  amount: claim('givenYearly'),
  amountLabel: 'pounds donated yearly',
  claims: [
    {
      title: 'Platforms are outdated',
      text: 'Forms, fees, and a receipt that turns up weeks later.',
    },
    {
      title: 'Donations should flow via stablecoins',
      text: 'Across any border and in full: the cause gets everything the donor sends.',
    },
    {
      title: 'AI should power fundraising',
      text: 'So the smallest charity can ask as well as the largest one.',
    },
    {
      title: 'Transparent and tax-efficient',
      text: 'Follow every penny, and claim every rebate you’re due.',
    },
  ],
};

/** Sample people: replace them with the real founders before launch. */
const founders: readonly Founder[] = [
  {
    id: 'founder1',
    name: 'Imogen',
    bio: 'Ran card operations at a challenger bank. Reads settlement files for pleasure.',
    look: { skin: 'pale', hair: 'ginger', cut: 'bob', clothes: 'lime' },
  },
  {
    id: 'founder2',
    name: 'Kwame',
    bio: 'Built the rails that paid warehouse wages on the same day. Thinks in ledgers.',
    look: { skin: 'deep', hair: 'black', cut: 'fade', clothes: 'paper', beard: true },
  },
  {
    id: 'founder3',
    name: 'Rhiannon',
    bio: 'Fundraised for a hospice, then led the team that built its donor software.',
    look: { skin: 'light', hair: 'fair', cut: 'bun', clothes: 'green', glasses: true },
  },
];

export const founderChoice = {
  heading: 'Who would you like to show you round?',
  photoLabel: 'Three founders behind a shop counter, with shelves behind them',
  choiceLabel: 'Choose a founder',
  founders,
  chosenText: '{name} it is. Come on in.',
  onward: { label: 'See the site', href: '/' },
};

/** Shown between the first and second step. */
export const greeting = 'Hey {name}, let us take you through the future of giving...';
