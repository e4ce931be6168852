import type { CheckoutCopy } from '@tuppence/ui/demos';

export const checkoutCopy: CheckoutCopy = {
  label: 'Demo checkout',
  stepNames: ['Your donation', 'With Gift Aid', 'To pay', 'Thank you'],
  amount: {
    heading: 'How much would you like to give?',
    legend: 'Amount',
    custom: 'Other',
    customLabel: 'Your amount in pounds',
    customHint: 'Pounds and pence, up to £10,000.',
    problems: {
      missing: 'Enter an amount.',
      format: 'Enter pounds and pence only.',
      zero: 'Enter an amount above £0.',
      tooMuch: 'The most you can give here is £10,000.',
    },
    monthly: 'Give this every month',
    monthlyHint: 'You can stop at any time.',
    charityLabel: 'Charity',
    charityHint: 'Type part of a name.',
  },
  giftAid: {
    heading: 'Add a quarter, for nothing',
    box: (extra) => `Add Gift Aid: ${extra} more`,
    declaration: (charity) => [
      `I am a UK taxpayer. ${charity} will reclaim 25p on every £1.`,
      'If I pay less tax than is claimed, it is my responsibility to pay any difference.',
    ],
    declined: 'No Gift Aid will be claimed.',
  },
  payment: {
    heading: 'How would you like to pay?',
    legend: 'Payment method',
    methods: {
      bankTransfer: { label: 'Bank transfer', detail: 'Free' },
      card: { label: 'Card', detail: '£0.80 fee' },
    },
    cardTooDear: 'A card costs as much as you give.',
    summary: (amount, monthly, charity) =>
      `You are about to give ${amount}${monthly ? ' a month' : ''} to ${charity}.`,
  },
  thanks: {
    heading: 'Thank you',
    text: (net, monthly, charity) => `${charity} gets ${net}${monthly ? ' a month' : ''}.`,
    small: 'This was a demo.',
  },
  receipt: {
    label: 'Receipt of the demo checkout',
    details: ['Demo till 01'],
    gross: 'Donation',
    monthly: 'monthly',
    once: 'once',
    giftAid: 'Gift Aid, 25%',
    withoutGiftAid: 'Gift Aid, not added',
    fees: { bankTransfer: 'Bank transfer fee', card: 'Card fee' },
    net: 'To the charity',
    declared: 'UK taxpayer',
    declaredValue: 'declared',
    paidBy: 'Paid by',
    methods: { bankTransfer: 'bank transfer', card: 'card' },
    footer: 'Demo.',
    barcode: 'DEMO-THANK-YOU',
  },
};
