import type { WhereItGoesProps } from '@tuppence/ui/where-it-goes';
import { claim } from './claims';

const credit = '£50.00';

/** "Where your £50 goes": both donation shares, explained wherever either is claimed. */
export function whereItGoes(charity: string): WhereItGoesProps {
  return {
    title: `Where your ${claim('exampleCredit')} goes`,
    lead: 'You will read two figures here. Both are true; they belong to different offers. Same price for you either way.',
    offers: [
      {
        share: claim('shareUpTo'),
        when: 'of the card, set by the brand',
        explanation: `Each brand decides what it gives. The best give a fifth, others less, and every card shows its share in pounds before you pay. A ${claim('exampleCredit')} card at the top rate sends ${claim('exampleDonation')}.`,
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
        explanation: `Charities and the summer campaign count on one flat share: ${claim('shareFlatEveryPurchase')}, whatever the brand, ${claim('instantly')}. ${claim('exampleCredit')} sends ${claim('exampleFlatDonation')}.`,
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
      text: 'One is a ceiling, the other a flat rate. Plan with 5%, and be pleased when it is more. Whichever applies, the card shows the pounds before you pay, and the receipt shows them after.',
    },
  };
}
