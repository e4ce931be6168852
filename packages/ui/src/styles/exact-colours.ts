/** Prints backgrounds and colours as they are on screen. */
export const exactColours = { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } as const;
