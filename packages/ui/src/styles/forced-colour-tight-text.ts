/**
 * For figures with a line height smaller than their letters. In forced colours browsers paint a
 * background behind each line of text, which would cover the text above and below.
 */
export const forcedColourTightText = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;
