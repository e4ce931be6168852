/**
 * With forced colours, browsers paint a background behind each line of text. Where lines are
 * tight, this background would cover the lines above and below.
 */
export const forcedColourTightText = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;
