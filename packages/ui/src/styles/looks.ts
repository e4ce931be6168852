import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';

export * from './layouts';
export * from './torn-edge';
export * from './type-looks';
export * from './visible-scrollbar';

/** Prints backgrounds and colours as they are on screen. */
export const exactColours = { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } as const;

/** For the bars of a tilted barcode, whose edges would be saw-toothed. */
export const tiltedBars = { shapeRendering: 'geometricPrecision' } as const;

/** With forced colours, each line's background would cover the lines around it. */
export const forcedColourTightText = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;

/** The value for `page` of a part that needs its own paper. Other prints keep the visitor's. */
export function namedPage(name: string, size: string, margin = '0'): string {
  globalStyle(`@page ${name}`, { size, margin } as GlobalStyleRule);
  return name;
}
