/** Viewports of every picture, named as in Storybook. */
export const viewports = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const;

/** The day on every picture. */
export const today = new Date('2026-11-21T10:00:00Z');
