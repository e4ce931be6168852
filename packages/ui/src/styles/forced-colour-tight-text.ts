/**
 * With forced colours, browsers paint a background behind each line of text. In tight text, it
 * would cover the lines above and below.
 */
export const forcedColourTightText = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;
