/** Minimum viewport widths in px. Below `tablet` is mobile (docs/behaviour.md 2.7). */
export const breakpointPx = { tablet: 768, desktop: 1024, wide: 1280 } as const;

/** A phone in landscape, or a page at 400% zoom. */
export const lowWindow = 'screen and (max-height: 30em)';
