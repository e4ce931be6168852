import { exampleDeclaration } from '@tuppence/giving/declaration';
import { feePence, giftAidPercent } from '@tuppence/giving/donation';
import type { CheckoutCopy, DonationSums } from '@tuppence/ui/checkout';

/** Texts that depend on where the checkout is shown. */
export interface PlaceWords {
  label: string;
  receiptLabel: string;
  /** Lines below the charity's name on the receipt. */
  details: readonly string[];
  /** Shown below the thank-you. */
  afterwards: string;
  footer: string;
  barcode: string;
  /** Fills the declaration with an example. */
  isTrial: boolean;
}

const perMonth = (monthly: boolean) => (monthly ? ' a month' : '');
const cardFee = `£${(feePence.card / 100).toFixed(2)}`;
const giftAid = `${giftAidPercent}%`;

function charityGets({ charity, net, monthly, giftAid: added, fee }: DonationSums): string {
  const parts = [
    'your gift',
    added && `plus ${added} Gift Aid from HMRC`,
    fee && `less the ${fee} card fee`,
  ];
  const sum = added || fee ? `: ${parts.filter(Boolean).join(', ')}` : '';
  return `${charity} gets ${net}${perMonth(monthly)}${sum}.`;
}

export function stepsCopy(place: PlaceWords): CheckoutCopy {
  return {
    label: place.label,
    display: {
      gross: (monthly) => (monthly ? 'You give each month' : 'You give once'),
      giftAid: 'Gift Aid adds',
      net: 'Charity gets',
    },
    actions: {
      next: 'Continue',
      donate: 'Donate Now',
      sending: 'Sending…',
      back: 'Back',
      startOver: 'Start Over',
      again: 'Same again',
    },
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
      monthlyHint: 'Stop at any time: tell the charity.',
      charityLabel: 'Charity',
      charityHint: 'Choose from the list, or type a name.',
    },
    giftAid: {
      heading: 'Add a quarter, at no cost',
      box: (extra) => `Add Gift Aid: ${extra} more (${giftAid}), at no cost to me`,
      declaration: (charity) => [
        `I am a UK taxpayer. I want ${charity} to treat this donation, and those I make from today until I say otherwise, as Gift Aid donations.`,
        'I understand that if I pay less Income Tax and/or Capital Gains Tax in a tax year than the amount of Gift Aid claimed on all my donations in that year, it is my responsibility to pay any difference.',
        `${charity} will reclaim 25p of tax on every £1 that I give. Please tell the charity if your name or address changes, or if you no longer pay enough tax.`,
      ],
      fields: {
        firstName: { label: 'First name', problem: 'Enter your first name, up to 35 letters.' },
        lastName: { label: 'Last name', problem: 'Enter your last name, up to 35 letters.' },
        house: {
          label: 'House name or number',
          hint: 'Of your home. With the postcode, that’s enough for HMRC. We use it for nothing else.',
          problem: 'Enter the house name or number of your home, up to 40 letters.',
        },
        postcode: {
          label: 'Postcode',
          problem: 'Enter your home postcode, such as SW1A 1AA. Outside the UK, enter X.',
        },
      },
      example: place.isTrial
        ? {
            label: 'Your name and home address, filled with an example',
            declaration: exampleDeclaration,
          }
        : undefined,
      declined:
        'No Gift Aid will be claimed. Tick the box if you pay UK tax: it costs you nothing, and the charity gets a quarter more.',
    },
    payment: {
      heading: 'How would you like to pay?',
      label: 'Payment method',
      methods: {
        bankTransfer: { label: 'Bank transfer', description: 'Free' },
        card: { label: 'Card', description: `${cardFee} fee, from your gift` },
      },
      cardTooDear: `The card fee of ${cardFee} would take the whole gift. A bank transfer is free.`,
      summary: (sums) => `You pay ${sums.gross}${perMonth(sums.monthly)}. ${charityGets(sums)}`,
    },
    thanks: {
      heading: 'Thank you',
      text: (sums) =>
        `You ${sums.monthly ? 'give' : 'gave'} ${sums.gross}${perMonth(sums.monthly)}. ${charityGets(sums)}`,
      small: place.afterwards,
    },
    receipt: {
      label: place.receiptLabel,
      details: place.details,
      gross: 'You give',
      monthly: 'monthly',
      once: 'once',
      giftAid: `Gift Aid from HMRC, ${giftAid}`,
      withoutGiftAid: 'Gift Aid, not added',
      fees: { bankTransfer: 'Bank transfer, free', card: 'Card fee, from your gift' },
      net: 'Charity gets',
      declared: 'UK taxpayer',
      declaredValue: 'declared',
      paidBy: 'Paid by',
      methods: { bankTransfer: 'bank transfer', card: 'card' },
      footer: place.footer,
      barcode: place.barcode,
    },
  };
}
