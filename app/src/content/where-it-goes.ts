import type { WhereItGoesProps } from '@tuppence/ui/where-it-goes';
import { ratesLink } from './chrome';
import { claim } from './claims';

const credit = '£50.00';

/** "Where your £50 goes" for shoppers: a receipt for a brand with the highest rate and one with the lowest. */
export function whereItGoes(charity: string): WhereItGoesProps {
  return {
    id: 'where-it-goes',
    title: `Where your ${claim('exampleCredit')} goes`,
    lead: `Every brand gives at least ${claim('shareFlat')}, some ${claim('shareUpTo')}. You pay the same either way.`,
    offers: [
      {
        share: claim('shareUpTo'),
        when: 'of the card, at the brands that give most',
        explanation: `Each brand sets its own rate, and every card shows you the pounds before you pay. ${claim('exampleCredit')} at Oakhurst, for the home, sends ${claim('exampleDonation')}.`,
        receipt: {
          label: `Receipt for a ${claim('exampleCredit')} card from Oakhurst, which gives 20%`,
          title: 'Oakhurst',
          details: ['Shopping card'],
          lines: [
            { label: 'Credit', value: credit },
            { label: 'You pay', value: credit },
            { label: 'Added to your price', value: '£0.00' },
          ],
          total: { label: 'Brand gives 20%', value: '£10.00' },
          footer: `to ${charity}`,
        },
      },
      {
        share: claim('shareFlat'),
        when: 'of every purchase, at least',
        explanation: `Supermarkets give ${claim('shareFlat')}, and no brand gives less. So ${claim('shareFlatEveryPurchase')} is what charity pages and the summer campaign promise. ${claim('exampleCredit')} at Pantry Lane sends ${claim('exampleFlatDonation')}.`,
        receipt: {
          label: `Receipt for a ${claim('exampleCredit')} card from Pantry Lane, which gives 5%`,
          title: 'Pantry Lane',
          details: ['Shopping card'],
          lines: [
            { label: 'Credit', value: credit },
            { label: 'You pay', value: credit },
            { label: 'Added to your price', value: '£0.00' },
          ],
          total: { label: 'Brand gives 5%', value: '£2.50' },
          footer: `to ${charity}`,
        },
      },
    ],
    note: {
      title: 'Which will mine be?',
      text: 'The brand’s own rate, wherever you start: in the app, on a charity’s page or with its code.',
      link: ratesLink,
    },
  };
}

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
      receipt: {
        label: `Receipt for a ${claim('exampleCredit')} card from Pantry Lane, which gives 5%`,
        title: 'Pantry Lane',
        details: ['One weekly shop'],
        lines: [
          { label: 'They pay', value: credit },
          { label: 'They spend', value: credit },
          { label: 'Our fee', value: '£0.00' },
        ],
        total: { label: 'You receive 5%', value: '£2.50' },
        footer: 'the moment they pay',
      },
    },
    {
      share: claim('shareUpTo'),
      when: 'of the card, at the brands that give most',
      explanation: `Many brands give more than supermarkets do. ${claim('exampleCredit')} at Oakhurst, for the home, brings you ${claim('exampleDonation')}. Budget for ${claim('shareFlat')}, and treat the rest as a bonus.`,
      receipt: {
        label: `Receipt for a ${claim('exampleCredit')} card from Oakhurst, which gives 20%`,
        title: 'Oakhurst',
        details: ['One lamp'],
        lines: [
          { label: 'They pay', value: credit },
          { label: 'They spend', value: credit },
          { label: 'Our fee', value: '£0.00' },
        ],
        total: { label: 'You receive 20%', value: '£10.00' },
        footer: 'the moment they pay',
      },
    },
  ],
  note: {
    title: 'Does our code change the rate?',
    text: `No. A supporter who comes by your code or your page gives you the brand’s own rate, exactly as in the app. On top of that, each donor who signs up with your code earns you ${claim('referral')}.`,
    link: ratesLink,
  },
};
