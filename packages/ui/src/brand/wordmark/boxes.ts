import type { BrandName } from './brands';

/** Left, top, width and height of each drawing in wordmarks.svg. */
export const boxes: Record<BrandName, readonly [number, number, number, number]> = {
  'marlow-and-finch': [4, 6, 751, 84],
  'pantry-lane': [-3, 24, 731, 101],
  fernway: [1, -2, 560, 127],
  oakhurst: [4, 22, 634, 70],
  'bright-and-bold': [8, 15, 647, 110],
  hearthside: [-11, -12, 443, 121],
  saltmarsh: [0, 0, 509, 138],
  'little-wren': [8, 14, 563, 86],
  northbound: [3, 20, 917, 98],
  'copperfield-books': [0, -5, 444, 128],
};
