/**
 * For figures whose lines are lower than their letters: in forced colours the browser paints a
 * ground behind each line of text, and theirs would cover the words above and below.
 */
export const forcedColourTightText = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;
