/** The ways in which `tests/sweeps/every-component.spec.ts` tests the `Basic` of each component. */
export const ways = [
  'zoom 400 %',
  'text spacing',
  'target size',
  'reduced motion',
  'forced colours',
] as const;

export type Way = (typeof ways)[number];

/** Known faults: the story's id, and why it is as it is. */
export const exceptions: Record<Way, Record<string, string>> = {
  'zoom 400 %': {},
  'text spacing': {},
  'target size': {},
  'reduced motion': {},
  'forced colours': {},
};
