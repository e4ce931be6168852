/** With forced colours, the background of each tight line would cover the text above and below. */
export const forcedColourTightText = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;
