import type { GiveAgainCopy, TaxSummaryCopy } from '@tuppence/ui/recap';
import { claim } from '../claims/texts.ts';
import type { Site } from '../site.ts';

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export const taxSummary = ({ name }: Site): TaxSummaryCopy => ({
  title: 'For your tax return',
  lead: 'Your Gift Aid donations on one sheet, to copy into your return or keep with your papers.',
  print: 'Print or save as PDF',
  cannotPrint:
    'This browser can’t print. Open the page in another one, or copy the figures from the sheet below.',
  sheet: {
    title: 'Gift Aid summary',
    period: (startYear) => `6 April ${startYear} to 5 April ${startYear + 1}.`,
    soFar: (day) =>
      `This tax year isn’t over yet. The sheet covers gifts up to ${day.replaceAll(' ', '\u00a0')}.`,
    account: `Own gifts that ${name} lists for`,
    paid: 'You paid under Gift Aid',
    reclaimed: `Charities can reclaim ${claim('giftAid')}`,
    gross: 'Both together, the gross gift',
    columns: { date: 'Date', charity: 'Charity', paid: 'You paid', reclaimed: 'Gift Aid' },
    payments: (taxYear) => `Gift Aid payments in ${taxYear}`,
    later: (count) => counted(count, 'later payment'),
    total: 'Total',
    none: (taxYear) =>
      `No gift under Gift Aid in ${taxYear}, so there is nothing from ${name} to enter.`,
    withoutGiftAid: (count, amount) =>
      `Left out: ${counted(count, 'gift')} of your own without Gift Aid (${amount}).`,
    byBrands: (count, amount) =>
      `Left out: ${counted(count, 'donation')} by brands (${amount}). They are the brands’ gifts, so there is nothing for you to claim.`,
    notes: [
      'A Self Assessment return asks for what you paid, the figure in large type, not for what the charities reclaim.',
      'If you pay tax above the basic rate, you may claim the difference between your rate and the basic rate on the gross gift. Scottish rates differ.',
      `Add Gift Aid payments that aren’t listed: ${name} doesn’t know about them.`,
      'This is a summary of our records, not tax advice. HMRC has the last word.',
    ],
    made: (day) => `Made on ${day}.`,
    showAll: (count) => `Show all ${count} payments`,
  },
});

export const giveAgain: GiveAgainCopy = {
  title: 'Give again',
  lead: 'Every charity you have given to, the latest first.',
  given: (amount, day) => `${amount} so far, last on ${day}`,
  action: 'Give again',
  to: 'to',
  showAll: (count) => `Show all ${count} charities`,
};
