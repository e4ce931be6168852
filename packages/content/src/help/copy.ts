import type { PageMeta } from '@tuppence/site/page-meta';
import type { LegalDocumentProps } from '@tuppence/ui/legal';
import { claim } from '../claims/texts.ts';
import { labels } from '../legal/document.ts';
import { faq, faqData } from '../shared/faq.ts';
import type { Site } from '../site.ts';

export const meta = (site: Site): PageMeta => ({
  path: '/help',
  title: `Help for shoppers | ${site.name}`,
  description:
    'Paying at the till and online, what’s left on a card, expiry, refunds, a card that fails, a shop that closes, and where the donation went.',
  keywords: ['help', 'gift card balance', 'card not working', 'refund', 'complaint'],
  name: 'Help',
  faq: faqData(questions(site)),
});

/** The terms in plain words: the first paragraph of an answer is its short form. */
const questions = ({ supportEmail }: Site) =>
  faq('Help', undefined, {
    'at-the-till': {
      question: 'How do I pay at the till?',
      answer: [
        'Open the card in the app and show its barcode.',
        'If the bill is higher than the card, pay the rest in any other way. Turn up the screen if the scanner can’t read it, or ask the cashier to type the number under the bars.',
      ],
    },
    online: {
      question: 'How do I pay online?',
      answer: [
        'Copy the code from the app and paste it at the shop’s checkout.',
        'Shops call the field “gift card” or “voucher”, not “discount”. Some cards also have a PIN, beside the code.',
      ],
    },
    'what-is-left': {
      question: 'What happens to what’s left on a card?',
      answer: [
        'It stays on the card, for your next shop.',
        'Unless the brand’s terms say otherwise, you can spend a card in parts. It can’t be changed into cash.',
      ],
    },
    expiry: {
      question: 'When does a card expire?',
      answer: [
        'On the date that the brand’s terms set. The app shows them before you pay.',
        `If somebody sent you a link, turn it into a card before the date on it: a Secure Link lasts at least ${claim('secureLinkValidity')}, a Choice Link at least ${claim('choiceLinkValidity')}, unless stated otherwise. An expired link can’t be refunded or replaced.`,
      ],
      link: { href: '/terms#links', label: 'The terms on links' },
    },
    refunds: {
      question: 'Can I have my money back?',
      answer: [
        'Not for a card that works: all purchases are final, unless the card says otherwise.',
        'If you return what you bought with it, the shop refunds you under its own policy, usually as new credit.',
      ],
      link: { href: '/terms#refunds', label: 'The terms on refunds' },
    },
    'card-fails': {
      question: 'The till refuses my card. What now?',
      answer: [
        'Pay another way if you can, and write to us. A code that never worked is replaced or refunded.',
        `Tell ${supportEmail} the shop, the time and the full card number, which is on the receipt in the app. If the card was lost or stolen, write within ${claim('lossReport')}, so that we can ask the brand to block it.`,
      ],
      link: { href: '/terms#lost-or-stolen', label: 'The terms on lost cards' },
    },
    'shop-fails': {
      question: 'What if the shop goes out of business?',
      answer: [
        'Its cards may be worth nothing. Spend yours at once, if the shop still takes them.',
        'If it doesn’t, claim from the shop’s administrator; write to us for the address. Your bank may return a recent card payment. Neither is certain, so buy what you’ll spend soon.',
        'If we close, your cards still work.',
      ],
      link: { href: '/terms#closing', label: 'The terms, if a business closes' },
    },
    'where-it-went': {
      question: `Where did my ${claim('exampleDonation')} go?`,
      answer: [
        'To the charity that was chosen when you paid. The receipt in the app names it.',
        `You pay nothing extra: the brand gives it, ${claim('exampleDonation')} of a ${claim('exampleCredit')} card at its best. If your charity can’t accept money, we ask you to choose another.`,
      ],
      link: { href: '/terms#donations', label: 'The terms on donations' },
    },
    complaints: {
      question: 'How do I complain, and how long does an answer take?',
      answer: [
        `Write to us. A person answers within ${claim('responseTime')}.`,
        `Write to ${supportEmail}. If it takes longer to put right, the answer says what happens next, and when. You can also take us to your local court.`,
      ],
      link: { href: '/about#contact-us', label: 'Contact us' },
    },
  });

export const helpDocument = (site: Site): LegalDocumentProps => ({
  ...labels,
  title: 'Help',
  updated: 'last reviewed 28 November 2026',
  intro: 'At the till, online, and when something goes wrong.',
  clauses: questions(site).items.map(({ id, question, answer: [summary = '', ...rest], link }) => ({
    id,
    title: question,
    summary,
    blocks: link ? [...rest, [link]] : rest,
  })),
});
