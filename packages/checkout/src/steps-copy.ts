import { type CheckoutCopy, checkoutRules } from '@tuppence/ui/demos';

/** The words that differ by where the checkout stands, and by whether it books. */
export interface PlaceWords {
  /** Name of the whole checkout, for assistive technology. */
  label: string;
  /** Name of the receipt, for assistive technology. */
  receiptLabel: string;
  /** Lines below the charity's name on the receipt. */
  details: readonly string[];
  /** What became of the donation, below the thank-you. */
  afterwards: string;
  /** The last line of the receipt. */
  footer: string;
  /** The value of the receipt's barcode. */
  barcode: string;
}

const perMonth = (monthly: boolean) => (monthly ? ' a month' : '');
const cardFee = `£${(checkoutRules.feePence.card / 100).toFixed(2)}`;
const giftAid = `${checkoutRules.giftAidPercent}%`;

/** The words of the checkout's steps: the one source for the element, the page that shows it, and the stories. */
export function stepsCopy(place: PlaceWords): CheckoutCopy {
  return {
    label: place.label,
    stepNames: ['Your donation', 'With Gift Aid', 'To pay', 'Thank you'],
    amount: {
      heading: 'How much would you like to give?',
      label: 'Amount',
      custom: 'Other',
      customLabel: 'Your amount in pounds',
      customHint: 'Pounds and pence, up to £10,000.',
      problems: {
        missing: 'Enter an amount, such as 30 or 12.50.',
        format: 'Enter pounds and pence only, such as 30 or 12.50.',
        zero: 'Enter an amount above £0.',
        tooMuch: 'The most you can give here is £10,000. Enter that or less.',
      },
      monthly: 'Give this every month',
      monthlyHint: 'You can stop at any time.',
      charityLabel: 'Charity',
      charityHint: 'Type part of a name.',
    },
    giftAid: {
      heading: 'Add a quarter, at no cost',
      box: (extra) => `Add Gift Aid: ${extra} more (${giftAid}), at no cost to me`,
      declaration: (charity) => [
        `I am a UK taxpayer. I want ${charity} to treat this donation, and those I make from today until I say otherwise, as Gift Aid donations.`,
        'I understand that if I pay less Income Tax and/or Capital Gains Tax in a tax year than the amount of Gift Aid claimed on all my donations in that year, it is my responsibility to pay any difference.',
        `${charity} will reclaim 25p of tax on every £1 that I give. Please tell the charity if your name or address changes, or if you no longer pay enough tax.`,
      ],
      declined:
        'No Gift Aid will be claimed. Tick the box if you pay UK tax: it costs you nothing, and the charity gets a quarter more.',
    },
    payment: {
      heading: 'How would you like to pay?',
      label: 'Payment method',
      methods: {
        bankTransfer: { label: 'Bank transfer', description: 'Free' },
        card: { label: 'Card', description: `${cardFee} fee` },
      },
      cardTooDear: `A card costs ${cardFee}, which is as much as you give or more. A bank transfer is free.`,
      summary: (amount, monthly, charity) =>
        `You are about to give ${amount}${perMonth(monthly)} to ${charity}.`,
    },
    thanks: {
      heading: 'Thank you',
      text: (net, monthly, charity) => `${charity} gets ${net}${perMonth(monthly)}.`,
      small: place.afterwards,
    },
    receipt: {
      label: place.receiptLabel,
      details: place.details,
      gross: 'Donation',
      monthly: 'monthly',
      once: 'once',
      giftAid: `Gift Aid, ${giftAid}`,
      withoutGiftAid: 'Gift Aid, not added',
      fees: { bankTransfer: 'Bank transfer fee', card: 'Card fee' },
      net: 'To the charity',
      declared: 'UK taxpayer',
      declaredValue: 'declared',
      paidBy: 'Paid by',
      methods: { bankTransfer: 'bank transfer', card: 'card' },
      footer: place.footer,
      barcode: place.barcode,
    },
  };
}
