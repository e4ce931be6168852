/** A length of the design, which is 390 px wide, in the em of `Phone`. Only where the font size is 1 em. */
export const em = (designPx: number) => `${designPx / 16}em`;
