/** Converts px of the 390 px wide design to em. Only valid where the screen's font size is inherited. */
export const em = (designPx: number) => `${designPx / 16}em`;
