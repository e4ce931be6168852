import type {
  BuyCardProps,
  ChooseCharityProps,
  RaisedTotalProps,
  SpendInStoreProps,
} from '@tuppence/ui/brand';

/** Sample copy of the app's screens, for stories and films. */
export const chooseCharity: ChooseCharityProps = {
  title: 'Who shall we shop for?',
  placeholder: 'Search 180,000 charities',
  query: 'hospice',
  count: '214 charities found',
  charities: [
    {
      name: 'St Anne’s Hospice',
      detail: 'Leeds · Hospice care',
      monogram: 'SA',
      shape: 'leaf',
      accent: 'forest',
    },
    {
      name: 'Meadow Children’s Hospice',
      detail: 'Bristol · Children',
      monogram: 'M',
      shape: 'house',
      accent: 'copper',
    },
    {
      name: 'The Harbour Hospice',
      detail: 'Whitby · Hospice care',
      monogram: 'HH',
      shape: 'drop',
      accent: 'ink',
    },
    {
      name: 'Friends of Bluebell House',
      detail: 'Kent · Family support',
      monogram: 'B',
      shape: 'petal',
      accent: 'lime',
    },
    {
      name: 'Northmoor Hospice at Home',
      detail: 'Carlisle · Care at home',
      monogram: 'NM',
      shape: 'arch',
      accent: 'green',
    },
  ],
  picked: 0,
  action: 'Shop for St Anne’s',
};

export const buyCard: BuyCardProps = {
  title: 'Pantry Lane',
  detail: 'Groceries · in store and online',
  brand: 'pantry-lane',
  amounts: ['£10', '£25', '£50', '£100'],
  chosen: 2,
  sums: [
    { label: 'Credit', value: '£50.00' },
    { label: 'You pay', value: '£50.00' },
    { label: 'St Anne’s gets', value: '£10.00', gift: true },
  ],
  action: 'Pay £50.00',
};

export const spendInStore: SpendInStoreProps = {
  title: 'Spend',
  modes: ['In store', 'Online'],
  brand: 'pantry-lane',
  balance: '£50.00',
  balanceLabel: 'left on this card',
  code: '7H3K-92QD',
  message: 'Hold it up to the till',
};

export const raisedTotal: RaisedTotalProps = {
  title: 'Raised so far',
  total: '£128.40',
  caption: 'for St Anne’s Hospice, since May',
  months: [
    { label: 'May', pounds: 9.5 },
    { label: 'Jun', pounds: 14 },
    { label: 'Jul', pounds: 12.4 },
    { label: 'Aug', pounds: 21 },
    { label: 'Sep', pounds: 18.5 },
    { label: 'Oct', pounds: 24 },
    { label: 'Nov', pounds: 29 },
  ],
  gifts: [
    { brand: 'Pantry Lane', detail: 'Today · £50 credit', value: '+£10.00' },
    { brand: 'Little Wren', detail: 'Thursday · £20 credit', value: '+£3.00' },
    { brand: 'Saltmarsh', detail: '14 November · £60 credit', value: '+£9.00' },
  ],
};
