/**
 * For figures whose lines are lower than their letters: in colours of one's own the browser paints a
 * ground behind each line of text, and theirs would cover the words above and below.
 */
export const tightLines = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;
