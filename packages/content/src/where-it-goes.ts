import type { WhereItGoesProps } from '@tuppence/ui/where-it-goes';
import { ratesLink } from './chrome.ts';
import { claim } from './claims.ts';

const credit = '£50.00';

/** "Where your £50 goes", for shoppers: a brand that gives most and one that gives least. */
export const whereItGoes: WhereItGoesProps = {
  id: 'where-it-goes',
  title: `Where your ${claim('exampleCredit')} goes`,
  offers: [
    {
      share: claim('shareUpTo'),
      when: 'of the card, at the brands that give most',
      sum: {
        label: `A ${claim('exampleCredit')} card from Oakhurst, which gives 20%`,
        credit: { label: 'You pay it and spend it', pounds: 50, value: credit },
        gift: { label: 'Oakhurst gives 20%', pounds: 10, value: '£10.00' },
      },
    },
    {
      share: claim('shareFlat'),
      when: 'of every purchase, at least',
      sum: {
        label: `A ${claim('exampleCredit')} card from Pantry Lane, which gives 5%`,
        credit: { label: 'You pay it and spend it', pounds: 50, value: credit },
        gift: { label: 'Pantry Lane gives 5%', pounds: 2.5, value: '£2.50' },
      },
    },
  ],
  note: {
    text: 'Each brand sets its own rate, wherever you start, and every card shows you the pounds before you pay.',
    link: ratesLink,
  },
};

/** The same for a charity: what it can promise, and what may come on top. */
export const whatReachesYou: WhereItGoesProps = {
  id: 'where-it-goes',
  title: 'What reaches your charity',
  lead: 'All of it. We take no cut of a donation, and your supporters pay nothing extra.',
  offers: [
    {
      share: claim('shareFlat'),
      when: 'of every purchase, at least',
      explanation: `No brand gives less, so you can put it on a poster: ${claim('shareFlatEveryPurchase')}, ${claim('instantly')}. ${claim('exampleCredit')} at Pantry Lane brings you ${claim('exampleFlatDonation')}.`,
      sum: {
        label: `A ${claim('exampleCredit')} card from Pantry Lane, which gives 5%`,
        credit: { label: 'They pay it and spend it', pounds: 50, value: credit },
        gift: { label: 'You receive 5%', pounds: 2.5, value: '£2.50' },
      },
    },
    {
      share: claim('shareUpTo'),
      when: 'of the card, at the brands that give most',
      explanation: `Many brands give more than supermarkets do. ${claim('exampleCredit')} at Oakhurst, for the home, brings you ${claim('exampleDonation')}. Budget for ${claim('shareFlat')}, and treat the rest as a bonus.`,
      sum: {
        label: `A ${claim('exampleCredit')} card from Oakhurst, which gives 20%`,
        credit: { label: 'They pay it and spend it', pounds: 50, value: credit },
        gift: { label: 'You receive 20%', pounds: 10, value: '£10.00' },
      },
    },
  ],
  note: {
    title: 'Does our code change the rate?',
    text: `No. A supporter who comes by your code or your page gives you the brand’s own rate, exactly as in the app. On top of that, each donor who signs up with your code earns you ${claim('referral')}.`,
    link: ratesLink,
  },
};
