/** Masks the lower edge of paper. The mask cuts off a shadow. */
export const tornBelow = (tooth: string) => ({
  maskImage: `linear-gradient(#000 0 0), conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg)`,
  maskPosition: 'top, bottom',
  maskSize: `100% calc(100% - ${tooth}), calc(2 * ${tooth}) ${tooth}`,
  maskRepeat: 'no-repeat, repeat-x',
});

/** The zigzag edge of torn paper, for an empty pseudo-element. */
export function tornEdge(side: 'top' | 'bottom', toothPx = 8) {
  // Each tile is a triangle that points outwards.
  const [from, at] = side === 'bottom' ? ['-45deg', 'bottom'] : ['135deg', 'top'];
  const tooth = `conic-gradient(from ${from} at ${at}, #0000, #000 1deg 89deg, #0000 90deg)`;
  return {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    [side]: -toothPx + 0.5,
    height: toothPx,
    pointerEvents: 'none',
    maskImage: tooth,
    maskSize: `${toothPx * 2}px 100%`,
    maskPosition: 'center',
    maskRepeat: 'repeat-x',
  } as const;
}
