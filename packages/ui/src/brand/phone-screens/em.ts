/** Converts px of the 390 px wide design to em. */
export const em = (designPx: number) => `${designPx / 16}em`;
