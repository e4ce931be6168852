/** The ways in which `tests/sweeps/every-component.spec.ts` tests the `Basic` of each component. */
export const ways = [
  'keyboard',
  'zoom 400 %',
  'text spacing',
  'target size',
  'reduced motion',
  'forced colours',
] as const;

export type Way = (typeof ways)[number];
