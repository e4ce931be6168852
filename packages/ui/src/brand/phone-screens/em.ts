/** Converts px of the 390 px wide design to em of the screen's own font size. */
export const em = (designPx: number) => `${designPx / 16}em`;
