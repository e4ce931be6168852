import { type BrandName, brandGiftPence } from '@tuppence/giving/brand-rates';
import type * as ui from '@tuppence/ui/brand';
import { claim } from '../claims/texts.ts';

/** `detail` is the charity's town and cause. */
export const found = (
  name: string,
  detail: string,
  monogram: string,
  shape: ui.FoundCharity['shape'],
  accent: ui.FoundCharity['accent'],
): ui.FoundCharity => ({ name, detail, monogram, shape, accent });

export const chooseCharity = {
  title: 'Who are you shopping for?',
  placeholder: `Search ${claim('charitiesRegistered')} charities`,
  query: 'hospice',
  count: '214 charities found',
  charities: [
    found('St Anne’s Hospice', 'Leeds · Hospice care', 'SA', 'leaf', 'forest'),
    found('Meadow Children’s Hospice', 'Bristol · Children', 'M', 'house', 'copper'),
    found('The Harbour Hospice', 'Whitby · Hospice care', 'HH', 'drop', 'ink'),
    found('Northmoor Hospice at Home', 'Carlisle · Care at home', 'NM', 'arch', 'green'),
  ],
  picked: 0,
  action: 'Shop for St Anne’s',
} satisfies ui.ChooseCharityProps;

const amounts = [10, 25, 50, 100];
const twoDecimals = (pounds: number) => `£${pounds.toFixed(2)}`;

/** `chosen` is the index of the amount. */
export function buyCard(
  chosen: number,
  brand: BrandName = 'oakhurst',
  title = 'Oakhurst',
): ui.BuyCardProps {
  const amount = amounts[chosen] ?? 0;
  const gift = brandGiftPence(brand, amount * 100) / 100;
  return {
    title,
    detail: 'Home · in store and online',
    brand,
    amounts: amounts.map((value) => `£${value}`),
    chosen,
    sums: [
      { label: 'Credit', value: twoDecimals(amount) },
      { label: 'You pay', value: twoDecimals(amount) },
      { label: 'St Anne’s gets', value: twoDecimals(gift), gift: true },
    ],
    action: `Pay ${twoDecimals(amount)}`,
  };
}

export const spendInStore = {
  title: 'Spend',
  modes: ['In store', 'Online'],
  brand: 'pantry-lane',
  balance: '£50.00',
  balanceLabel: 'left on this card',
  code: '7H3K-92QD',
  message: 'Hold it up to the till',
} satisfies ui.SpendInStoreProps;

export const raisedTotal = {
  title: 'Raised so far',
  total: '£118.40',
  caption: 'for St Anne’s Hospice, since May',
  months: [
    { label: 'May', pounds: 9.5 },
    { label: 'Jun', pounds: 14 },
    { label: 'Jul', pounds: 12.4 },
    { label: 'Aug', pounds: 21 },
    { label: 'Sep', pounds: 18.5 },
    { label: 'Oct', pounds: 24 },
    { label: 'Nov', pounds: 19 },
  ],
  gifts: [
    { brand: 'Little Wren', detail: 'Thursday · £15 credit', value: '+£1.80' },
    { brand: 'Saltmarsh', detail: '14 November · £45 credit', value: '+£6.75' },
    { brand: 'Hearthside', detail: '9 November · £35 credit', value: '+£3.50' },
  ],
} satisfies ui.RaisedTotalProps;
