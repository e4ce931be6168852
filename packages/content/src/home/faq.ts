import { claim } from '../claims/texts.ts';
import { faq, faqData, howWeEarn } from '../shared/faq.ts';

export const questions = faq('Fair questions', undefined, {
  'what-does-it-cost': {
    question: 'What does it cost me?',
    answer: [
      `Nothing. The app is ${claim('freeApp')}, and a ${claim('exampleCredit')} card costs ${claim('exampleCredit')} and buys ${claim('exampleCredit')} worth of shopping.`,
      'The donation comes out of the brand’s pocket, never yours.',
    ],
  },
  'why-do-brands-pay': {
    question: 'Why would a brand pay for that?',
    answer:
      'Because it brings you back. Money spent on your charity rather than on another advert wins a customer who feels good about the bill.',
  },
  'how-do-you-earn': howWeEarn,
  'is-my-money-safe': {
    question: 'Is my money safe if you close, or the shop does?',
    answer: [
      `Payments are handled by a regulated payment institution, and funds are held in ${claim('fundsSafeguarded')}, segregated accounts.`,
      `If we close, money that isn’t on a card yet is ${claim('ifWeClose')}, so you get it back. A card you’ve already bought still works: the shop issued it, not us.`,
      'If the institution itself failed, getting it back could take time, and costs could come off it: safeguarded money isn’t a bank deposit, and the Financial Services Compensation Scheme doesn’t cover it.',
      'If the shop closes, its cards are often worth nothing. So buy what you’ll spend soon.',
    ],
    link: { href: '/help#shop-fails', label: 'What to do if a shop fails' },
  },
  'is-there-an-android-app': {
    question: 'Is there an Android app?',
    answer:
      'Not yet: it’s iPhone first. Leave us your email address: we’ll ask you to confirm it, and write again when Android is ready and it’s your turn.',
    link: { href: '/waitlist?step=join', label: 'Leave your email address' },
  },
});

export const data = faqData(questions);
