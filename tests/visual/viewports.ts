/** Viewports of every picture, named as in Storybook; stories are played at the last. */
export const viewports = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

/** The day on every picture. */
export const today = new Date('2026-11-21T10:00:00Z');
