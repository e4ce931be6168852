/**
 * For large figures on tight lines. With forced colours, browsers paint a background behind each line,
 * which would cover the text above and below.
 */
export const forcedColourTightText = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;
