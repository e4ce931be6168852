import type { PageMeta } from '@tuppence/site/page-meta';
import type { FounderStepProps, NameStepCopy } from '@tuppence/ui/onboarding';
import { claim } from '../claims/texts.ts';
import { exampleNote, imogen, kwame, rhiannon } from '../shared/people.ts';
import type { Site } from '../site.ts';

/* The onboarding pitch (docs/behaviour.md 3.11). */

export const meta = ({ name }: Site): PageMeta => ({
  path: '/onboarding',
  title: `Welcome | ${name}`,
  description: `What ${name} is for, in three steps: the global home of giving, and who builds it.`,
  keywords: ['future of giving'],
  indexable: false,
});

export const nameStep: NameStepCopy = {
  heading: 'Welcome.',
  lead: 'Three short screens: who you are, what we’re building, and who’s building it.',
  nameLabel: "What's your name?",
  placeholder: 'First name',
  submit: 'Continue',
};

export const homeOfGiving = {
  heading: 'The Global Home of Giving',
  amount: claim('givenYearly'),
  amountLabel: 'pounds donated yearly',
  buttonLabel: 'Continue',
  claims: [
    {
      title: 'Platforms are outdated',
      text: 'Forms, fees, and a receipt that turns up weeks later.',
    },
    {
      title: 'Donations should flow via stablecoins',
      text: 'Digital pounds that cross any border in full: the cause gets everything the donor sends.',
    },
    {
      title: 'AI should power fundraising',
      text: 'It does the paperwork, so that the smallest charity can ask as well as the largest. People do the asking.',
    },
    {
      title: 'Transparent and tax-efficient',
      text: 'Follow every penny, and claim every rebate you’re due.',
    },
  ],
};

const founders: FounderStepProps['founders'] = [
  {
    ...imogen,
    id: 'founder1',
    name: 'Imogen',
    words: 'Look at the receipt first: it says who pays, and what your charity gets.',
  },
  {
    ...kwame,
    id: 'founder2',
    name: 'Kwame',
    words: 'Print a receipt for your own shop. £50 of groceries gives £2.50.',
  },
  {
    ...rhiannon,
    id: 'founder3',
    name: 'Rhiannon',
    words: `Look up your own charity: ${claim('charitiesRegistered')} are in the app.`,
  },
];

export const founderChoice = ({ founderEmail }: Site): FounderStepProps => ({
  heading: 'Who would you like to show you round?',
  photoLabel: 'Three founders behind a shop counter, with shelves behind them',
  photoNote: exampleNote,
  choiceLabel: 'Choose a founder',
  founders,
  mail: { label: 'Write to {name}', to: founderEmail, subject: 'A question for {name}' },
  onward: { label: 'See the site', href: '/' },
});

/** Shown between the first and second step. */
export const greeting = 'Hey {name}, let us take you through the future of giving...';
