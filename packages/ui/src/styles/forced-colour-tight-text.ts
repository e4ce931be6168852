/** With forced colours, each line's background would cover the lines around it. */
export const forcedColourTightText = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;
