export interface Brand {
  label: string;
  trade: string;
  background: string;
  ink: string;
  accent: string;
}

/** All are invented, and copy no real company. */
const household = {
  'marlow-and-finch': {
    label: 'Marlow & Finch',
    trade: 'Department store',
    background: '#5A1A22',
    ink: '#FBEFE3',
    accent: '#E7B48C',
  },
  'pantry-lane': {
    label: 'Pantry Lane',
    trade: 'Supermarket',
    background: '#F4B83A',
    ink: '#2B1D0E',
    accent: '#A33A16',
  },
  fernway: {
    label: 'Fernway',
    trade: 'Supermarket',
    background: '#DDEFC6',
    ink: '#123F2A',
    accent: '#2F7D3B',
  },
  oakhurst: {
    label: 'Oakhurst',
    trade: 'Home',
    background: '#33302B',
    ink: '#EFE3CF',
    accent: '#D19A5B',
  },
  'bright-and-bold': {
    label: 'Bright & Bold',
    trade: 'Children’s clothing',
    background: '#D1331C',
    ink: '#FFFFFF',
    accent: '#FFD84A',
  },
  hearthside: {
    label: 'Hearthside',
    trade: 'Baking and kitchen',
    background: '#8A3B22',
    ink: '#FFEFDD',
    accent: '#FFC27A',
  },
  saltmarsh: {
    label: 'Saltmarsh',
    trade: 'Outdoor',
    background: '#12405A',
    ink: '#E9F6F6',
    accent: '#7CCFD6',
  },
  'little-wren': {
    label: 'Little Wren',
    trade: 'Toys',
    background: '#BFE1F3',
    ink: '#153E5C',
    accent: '#B93A25',
  },
  northbound: {
    label: 'Northbound',
    trade: 'Travel',
    background: '#101C2E',
    ink: '#FFFFFF',
    accent: '#FF8A3D',
  },
  'copperfield-books': {
    label: 'Copperfield Books',
    trade: 'Books',
    background: '#F1E4CE',
    ink: '#3A2415',
    accent: '#A5532A',
  },
} satisfies Record<string, Brand>;

export type BrandName = keyof typeof household;

export const brands: Record<BrandName, Brand> = household;
export const brandNames = Object.keys(brands) as readonly BrandName[];
