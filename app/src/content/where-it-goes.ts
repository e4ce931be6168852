import type { WhereItGoesProps } from '@tuppence/ui/where-it-goes';
import { claim } from './claims';

const credit = '£50.00';

/** "Where your £50 goes", for shoppers: both donation shares, a receipt each. */
export function whereItGoes(charity: string): WhereItGoesProps {
  return {
    id: 'where-it-goes',
    title: `Where your ${claim('exampleCredit')} goes`,
    lead: 'You’ll see two figures on this site. Both are true: they belong to different offers, and either way you pay the same.',
    offers: [
      {
        share: claim('shareUpTo'),
        when: 'of the card, set by the brand',
        explanation: `Each brand decides what it gives. Supermarkets give ${claim('shareFlat')}, a home or fashion brand may give a fifth, and every card shows you the pounds before you pay. A ${claim('exampleCredit')} card at the top rate sends ${claim('exampleDonation')}.`,
        receipt: {
          label: `Receipt for a ${claim('exampleCredit')} card at the top rate of 20%`,
          title: 'Shopping card',
          details: ['at the top rate'],
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
        when: 'of every purchase, on charity and campaign pages',
        explanation: `On charity pages and in the summer campaign there’s one flat share: ${claim('shareFlatEveryPurchase')}, whatever the brand, ${claim('instantly')}. ${claim('exampleCredit')} sends ${claim('exampleFlatDonation')}.`,
        receipt: {
          label: `Receipt for a ${claim('exampleCredit')} purchase at the flat rate of 5%`,
          title: 'Any purchase',
          details: ['at the flat rate'],
          lines: [
            { label: 'Credit', value: credit },
            { label: 'You pay', value: credit },
            { label: 'Added to your price', value: '£0.00' },
          ],
          total: { label: 'Charity gets 5%', value: '£2.50' },
          footer: `to ${charity}`,
        },
      },
    ],
    note: {
      title: 'Why two?',
      text: 'One’s a ceiling and the other a flat rate. Count on 5%, and be pleased when it’s more. Either way the card shows the pounds before you pay, and the receipt shows them afterwards.',
    },
  };
}

/** The same two shares in the words of a charity: what arrives, and from where. */
export const whatReachesYou: WhereItGoesProps = {
  id: 'where-it-goes',
  title: 'What reaches your charity',
  lead: 'All of it. We take no cut of a donation, and your supporters pay nothing extra.',
  offers: [
    {
      share: claim('shareFlat'),
      when: 'of every purchase made for you',
      explanation: `Supporters who come by your code or your page give you ${claim('shareFlatEveryPurchase')}, whatever the brand, ${claim('instantly')}. This is the figure to put on a poster.`,
      receipt: {
        label: `Receipt for a ${claim('exampleCredit')} shop by one supporter at the flat rate of 5%`,
        title: 'One weekly shop',
        details: ['by a supporter'],
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
      when: 'of the card, from shoppers in the app',
      explanation: `Anyone in the app can choose you. They give you whatever share the brand has set: ${claim('shareFlat')} at a supermarket, a fifth at a home or fashion shop. Budget for ${claim('shareFlat')}, and treat the rest as a bonus.`,
      receipt: {
        label: `Receipt for a ${claim('exampleCredit')} card from a home brand at the top rate of 20%`,
        title: 'One card for the home',
        details: ['by a shopper'],
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
    title: 'Which one’s ours?',
    text: 'Both. Your own supporters bring the flat rate, and strangers who choose you in the app bring the brand’s. Each gift shows where it came from in your portal.',
  },
};
