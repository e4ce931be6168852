import type { WhereItGoesProps } from '@tuppence/ui/where-it-goes';
import { ratesLink } from '../chrome/copy.ts';
import { claim } from '../claims/texts.ts';

/** An offer, with the example of a £50 card. */
const offer =
  (share: string, when: string, brand: string, percent: number) =>
  (credit: string, gift: string) => ({
    share,
    when,
    sum: {
      label: `A ${claim('exampleCredit')} card from ${brand}, which gives ${percent}%`,
      credit: { label: credit, pounds: 50, value: '£50.00' },
      gift: { label: gift, pounds: percent / 2, value: `+£${(percent / 2).toFixed(2)}` },
    },
  });

const most = 'of the card, at the brands that give most';
const highest = offer(claim('shareUpTo'), most, 'Oakhurst', 20);
const lowest = offer(claim('shareFlat'), 'of every purchase, at least', 'Pantry Lane', 5);

export const whereItGoes: WhereItGoesProps = {
  id: 'where-it-goes',
  title: `Where your ${claim('exampleCredit')} goes`,
  offers: [
    lowest('Yours to spend', 'Pantry Lane gives 5%'),
    highest('Yours to spend', 'Oakhurst gives 20%'),
  ],
  note: {
    text: `${claim('brandsMany')} brands, ${claim('brands')} of them household names. Each sets its own rate.`,
    link: ratesLink,
  },
};

export const whatReachesYou: WhereItGoesProps = {
  id: 'where-it-goes',
  title: 'What reaches your charity',
  lead: 'All of it. We take no cut of what brands give, and your supporters pay nothing extra.',
  offers: [
    {
      ...lowest('Theirs to spend', 'You receive 5%'),
      explanation: `No brand gives less, so you can put it on a poster: ${claim('shareFlatEveryPurchase')}, ${claim('instantly')}. ${claim('exampleCredit')} at Pantry Lane brings you ${claim('exampleFlatDonation')}.`,
    },
    {
      ...highest('Theirs to spend', 'You receive 20%'),
      explanation: `Many brands give more than supermarkets do. ${claim('exampleCredit')} at Oakhurst, for the home, brings you ${claim('exampleDonation')}. Budget for ${claim('shareFlat')}, and treat the rest as a bonus.`,
    },
  ],
  note: {
    title: 'Does our code change the rate?',
    text: `No. If a supporter comes through your code or your page, you get the brand’s own rate, exactly as in the app. On top of that, each donor who signs up with your code brings you ${claim('referral')}.`,
    link: ratesLink,
  },
};
