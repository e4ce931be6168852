import { claim } from '../claims/texts.ts';
import { faq, howWeEarn } from '../shared/faq.ts';

export const questions = faq('What charities ask us', 'Short answers, for trustees too.', {
  'are-we-registered': {
    question: 'Are we already in the app?',
    answer: `Very likely. ${claim('charitiesRegistered')} UK charities are pre-registered under their charity number. To claim yours, show in the charity portal that you speak for it.`,
  },
  'what-does-it-cost-us': {
    question: 'What does it cost us?',
    answer: `Nothing. There’s no set-up fee, no monthly fee, and nothing comes off what brands give. Only the checkout for your own website has a fee: ${claim('cardFee')} for a gift by card, nothing for a bank transfer.`,
  },
  'is-there-gift-aid': {
    question: 'Can we claim Gift Aid?',
    answer:
      'Not on what brands give, because that isn’t the shopper’s own money. A gift through the checkout on your website can carry it, if the donor makes the declaration.',
  },
  'how-do-you-earn': howWeEarn,
  'when-do-we-get-the-money': {
    question: 'When do we get the money?',
    answer: `At once. Every gift is ${claim('instantly')}, at least ${claim('shareFlatEveryPurchase')}, and so is the ${claim('referral')} for each donor who signs up with your invite code.`,
  },
  'can-we-try-it': {
    question: 'Can we try it before we tell anyone?',
    answer: `Yes. The app has a free ${claim('testDonation')} test donation. Send it to yourself and watch it arrive.`,
  },
  'do-we-learn-who-gave': {
    question: 'Do we learn who gave?',
    answer: 'You see each gift and the total. We pass on a donor’s name only if they say we may.',
    link: { href: '/privacy#sharing', label: 'Who sees what' },
  },
  'do-we-need-a-developer': {
    question: 'Do we need a developer?',
    answer:
      'No. An invite code works on a poster. If you’d like a checkout on your own website too, that’s a few lines of code.',
    link: { href: '/donation-api/charities', label: 'Donations on your own website' },
  },
});
