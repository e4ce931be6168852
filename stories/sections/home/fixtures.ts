export const appStoreUrl = 'https://apps.apple.com/gb/app/tuppence/id6740000000';

export const receipt = {
  label: 'Example receipt for a £50 shopping card',
  shop: 'Fernway',
  details: ['Shopping card, from the app', '21 Nov 2026   09:41   Till 02'],
  lines: [
    { label: 'Credit', value: '£50.00' },
    { label: 'You pay', value: '£50.00' },
    { label: 'Brand gives', value: '£10.00', emphasis: 'strong' as const },
  ],
  total: { label: "To St Anne's Hospice", value: '£10.00' },
  barcode: 'TUPPENCE-0050',
  thanks: 'Thank you. That was just the weekly shop.',
};
