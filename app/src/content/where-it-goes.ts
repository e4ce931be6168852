import type { WhereItGoesProps } from '@tuppence/ui/where-it-goes';
import { ratesLink } from './chrome';
import { claim } from './claims';

const credit = '£50.00';

/** "Where your £50 goes", for shoppers: a brand that gives most and one that gives least. */
export const whereItGoes: WhereItGoesProps = {
  id: 'where-it-goes',
  title: `Where your ${claim('exampleCredit')} goes`,
  lead: `Every brand gives at least ${claim('shareFlat')}, some ${claim('shareUpTo')}. You pay the same either way.`,
  offers: [
    {
      share: claim('shareUpTo'),
      when: 'of the card, at the brands that give most',
      explanation: `Each brand sets its own rate, and every card shows you the pounds before you pay. ${claim('exampleCredit')} at Oakhurst, for the home, sends ${claim('exampleDonation')}.`,
      example: [
        { label: 'You pay and spend', value: credit, percent: 100 },
        { label: 'Oakhurst gives 20%', value: '£10.00', percent: 20 },
      ],
    },
    {
      share: claim('shareFlat'),
      when: 'of every purchase, at least',
      explanation: `Supermarkets give ${claim('shareFlat')}, and no brand gives less. So ${claim('shareFlatEveryPurchase')} is what charity pages and the summer campaign promise. ${claim('exampleCredit')} at Pantry Lane sends ${claim('exampleFlatDonation')}.`,
      example: [
        { label: 'You pay and spend', value: credit, percent: 100 },
        { label: 'Pantry Lane gives 5%', value: '£2.50', percent: 5 },
      ],
    },
  ],
};

/** The same for charities: what they are promised, and what may be added. */
export const whatReachesYou: WhereItGoesProps = {
  id: 'where-it-goes',
  title: 'What reaches your charity',
  lead: 'All of it. We take no cut of a donation, and your supporters pay nothing extra.',
  offers: [
    {
      share: claim('shareFlat'),
      when: 'of every purchase, at least',
      explanation: `No brand gives less, so you can put it on a poster: ${claim('shareFlatEveryPurchase')}, ${claim('instantly')}. ${claim('exampleCredit')} at Pantry Lane brings you ${claim('exampleFlatDonation')}.`,
      example: [
        { label: 'They pay and spend', value: credit, percent: 100 },
        { label: 'You receive 5%', value: '£2.50', percent: 5 },
      ],
    },
    {
      share: claim('shareUpTo'),
      when: 'of the card, at the brands that give most',
      explanation: `Many brands give more than supermarkets do. ${claim('exampleCredit')} at Oakhurst, for the home, brings you ${claim('exampleDonation')}. Budget for ${claim('shareFlat')}, and treat the rest as a bonus.`,
      example: [
        { label: 'They pay and spend', value: credit, percent: 100 },
        { label: 'You receive 20%', value: '£10.00', percent: 20 },
      ],
    },
  ],
  note: {
    title: 'Does our code change the rate?',
    text: `No. A supporter who comes by your code or your page gives you the brand’s own rate, exactly as in the app. On top of that, each donor who signs up with your code earns you ${claim('referral')}.`,
    link: ratesLink,
  },
};
