/** Viewports of the pictures, named as in Storybook. Play functions run at the last one. */
export const viewports = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

/** An extra viewport for stories with `parameters: { visual: { tablet: true } }`. */
export const tablet = { name: 'tablet', width: 834, height: 1112 } as const;

/** The date on every picture. */
export const today = new Date('2026-11-21T10:00:00Z');
