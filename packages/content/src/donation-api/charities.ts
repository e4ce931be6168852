import type { PageMeta } from '@tuppence/site/page-meta';
import type * as ui from '@tuppence/ui/donation-api';
import { claim } from '../claims/texts.ts';
import type { Site } from '../site.ts';
import checkoutWidget from './samples/checkout-widget.html?highlight';
import donationRequest from './samples/donation-request.ts?highlight';

export const meta = ({ name }: Site): PageMeta => ({
  path: '/donation-api/charities',
  title: `Donation checkout for charity websites | ${name}`,
  description:
    'A donation checkout for your charity’s website: Gift Aid, monthly giving and bank transfer built in. Try the demo, then paste the code.',
  keywords: ['donation API', 'charity website', 'donation checkout', 'Gift Aid', 'donate button'],
});

export const hero = ({ charityPortalUrl }: Site): Omit<ui.CheckoutHeroProps, 'children'> => ({
  title: 'A checkout with charity at the till',
  lead: `A ${claim('integrationTimeLong')} integration puts it on your website. Gift Aid, monthly giving and free bank transfers are built in. With fees ${claim('lowerFees')} lower, more reaches the cause.`,
  action: { href: charityPortalUrl, label: 'Get your key' },
  more: { href: '#code', label: 'Read the code first' },
  demoId: 'demo',
  invitation: 'Try the checkout.',
  // Non-breaking spaces keep “It’s a demo:” on one line.
  note: 'It’s\u00a0a\u00a0demo, filled in for you: no money moves. On your website, donors tick the boxes themselves.',
});

/** For `stepsCopy` of the checkout. */
export const checkout = {
  label: 'Demo checkout',
  receiptLabel: 'Receipt of the demo checkout',
  isTrial: true,
  details: ['Demo till 01'],
  afterwards: 'This was a demo: nothing was charged, and nothing was sent.',
  footer: 'A demo, not a real donation.',
  barcode: 'DEMO-THANK-YOU',
};

export const figures: ui.KeyFiguresProps = {
  title: 'Through our donation API, by November 2026',
  figures: [
    { value: claim('raised'), label: 'raised for good causes' },
    { value: claim('charitiesServed'), label: 'charities paid' },
    {
      value: claim('conversionUplift'),
      label: 'conversion uplift on charities’ own donation pages',
    },
  ],
};

export const benefits: ui.BenefitListProps = {
  id: 'benefits',
  title: 'What’s in it for your charity',
  lead: 'More people finish giving, and more of each gift reaches you.',
  entries: [
    {
      title: 'Lower fees',
      text: `Bank transfers are free. A card costs ${claim('cardFee')}, a flat fee that comes out of the gift.`,
      amount: `Fees ${claim('lowerFees')} lower`,
    },
    {
      title: 'Gift Aid at the right moment',
      text: 'The full declaration, with the donor’s name and home address. One request gives you the schedule for HMRC.',
      amount: `+${claim('giftAid')}`,
    },
    {
      title: 'Monthly, and easy to stop',
      text: 'One tick makes it monthly, and the sum then says “each month”. When a donor tells you that it’s enough, one request to the API stops it.',
      amount: 'Every month',
    },
    {
      title: 'Donors see where it goes',
      text: 'What they pay, the fee, Gift Aid and what you get: four lines on one receipt, before they pay.',
      amount: 'To the penny',
    },
    {
      title: 'Your donors stay yours',
      text: 'What they type is for the gift and its Gift Aid. We keep it for you, as you tell us, and never write to them.',
      amount: 'Private',
    },
  ],
};

export const code: ui.CodeSamplesProps = {
  id: 'code',
  title: 'Paste, change two lines, publish',
  lead: 'Take the widget if you want the whole checkout. Take the request if you have a checkout already.',
  figure: { value: claim('integrationTime'), label: 'integration' },
  samples: [
    {
      name: 'The widget',
      text: 'Shows the checkout above. Paste it into your page, with your own key and your charity’s id. The amount, in pence, is where donors start. They can see this key, so it must be your public one.',
      title: 'donate.html',
      ...checkoutWidget,
    },
    {
      name: 'The request',
      text: 'Records a donation and its Gift Aid from your own server, with your secret key, and stops or refunds it later.',
      title: 'donate.ts',
      ...donationRequest,
    },
  ],
};

export const callToAction = ({ charityPortalUrl }: Site): ui.CallToActionProps => ({
  title: 'Put it on your website',
  text: 'Claim your profile in the charity portal. Your live key is on its first page.',
  action: { href: charityPortalUrl, label: 'Claim Your Profile', external: true },
});
