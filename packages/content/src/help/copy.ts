import type { PageMeta } from '@tuppence/site/page-meta';
import type { LegalDocumentProps } from '@tuppence/ui/legal';
import { charityTexts } from '../claims/charity-texts.ts';
import { claim } from '../claims/texts.ts';
import { labels, mailTo } from '../legal/document.ts';
import type { Site } from '../site.ts';

export const meta = (site: Site): PageMeta => ({
  path: '/help',
  title: `Help for shoppers | ${site.name}`,
  description:
    'Paying at the till and online, what’s left on a card, expiry, refunds, a card that fails, a shop that closes, and where the donation went.',
  keywords: ['help', 'gift card balance', 'card not working', 'refund', 'complaint'],
  faq: Object.values(answers(site)).map(([question, short, more]) => ({
    question,
    answer: `${short} ${more}`,
  })),
});

/** A question, its answer in short and in full, and the clause of the terms. */
type Answer = readonly [question: string, short: string, more: string, clause?: string];

const answers = ({ supportEmail }: Site): Readonly<Record<string, Answer>> => ({
  paying: [
    'How do I pay, at the till or online?',
    'Show the barcode at the till, or paste the code at the online checkout.',
    'If the bill is higher than the card, pay the rest in any other way. If the scanner can’t read your screen, turn up its light, or ask the cashier to type the number under the bars. Online, look for a field called “gift card” or “voucher”, not “discount”. Some cards also have a PIN, beside the code.',
    'buying',
  ],
  'what-is-left': [
    'What happens to what’s left on a card?',
    'With most cards it stays there, for your next shop.',
    'You can spend a card in parts, unless the brand’s terms say otherwise. It can’t be changed into cash.',
    'buying',
  ],
  expiry: [
    'When does a card expire?',
    'On the date in the brand’s terms, which the app shows before you pay.',
    `If somebody sent you a link, turn it into a card before the date on it: a Secure Link lasts at least ${claim('secureLinkValidity')}, a Choice Link at least ${claim('choiceLinkValidity')}, unless stated otherwise. An expired link can’t be refunded or replaced.`,
    'links',
  ],
  refunds: [
    'Can I have my money back?',
    'Not for a card that works: all purchases are final, unless the card says otherwise.',
    'If you return what you bought with it, the shop refunds you under its own policy, usually as new credit.',
    'refunds',
  ],
  'card-fails': [
    'The till refuses my card. What now?',
    'Pay another way if you can, and write to us. A code that never worked is replaced or refunded.',
    `Tell ${supportEmail} the shop, the time and the full card number, which is on the receipt in the app. If the card was lost or stolen, write within ${claim('lossReport')}, so that we can ask the brand to block it.`,
    'lost-or-stolen',
  ],
  'shop-fails': [
    'What if the shop goes out of business?',
    'Its cards may be worth nothing. Spend yours at once, if the shop still takes them.',
    'If it no longer takes them, claim from the shop’s administrator; write to us for the address. Your bank may return a recent card payment. Neither is certain, so buy what you’ll spend soon. If we close, your cards still work.',
    'closing',
  ],
  'where-it-went': [
    `Where did my ${claim('exampleDonation')} go?`,
    'To the charity that was chosen when you paid. The receipt in the app names it.',
    `You pay nothing extra: the brand gives it, up to ${claim('exampleDonation')} of a ${claim('exampleCredit')} card. If your charity hasn’t claimed its profile yet, the gift waits for it, ${charityTexts.unclaimedGifts}. If it can’t accept the money, we ask you to choose another.`,
    'donations',
  ],
  complaints: [
    'How do I complain, and how long does an answer take?',
    `Write to us. A person answers within ${claim('responseTime')}, ${claim('responseHours')}.`,
    `The address is ${supportEmail}. If it takes longer to put right, the answer says what happens next, and when. About a payment, you can also complain to the payment institution, and then, free of charge, to the Financial Ombudsman Service. You can also take us to your local court.`,
    'law',
  ],
});

export const helpDocument = (site: Site): LegalDocumentProps => ({
  ...labels,
  title: 'Help',
  updated: 'last reviewed 28 November 2026',
  intro: 'At the till, online, and when something goes wrong.',
  clauses: Object.entries(answers(site)).map(([id, [title, summary, more, clause = '']]) => {
    const link = {
      label: `In the terms: ${clause.replaceAll('-', ' ')}`,
      href: `/terms#${clause}`,
    };
    const linked = more
      .split(site.supportEmail)
      .flatMap((part, index) => (index > 0 ? [mailTo(site.supportEmail), part] : [part]));
    return { id, title, summary, blocks: clause ? [linked, [link]] : [linked] };
  }),
});
