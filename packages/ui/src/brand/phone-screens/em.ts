/** Converts px of the 390 px wide design to em. Only valid where the font size is 1 em. */
export const em = (designPx: number) => `${designPx / 16}em`;
