/** Masks the lower edge of paper. The mask cuts off a shadow. */
export const tornBelow = (tooth: string) => ({
  maskImage: `linear-gradient(#000 0 0), conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg)`,
  maskPosition: 'top, bottom',
  maskSize: `100% calc(100% - ${tooth}), calc(2 * ${tooth}) ${tooth}`,
  maskRepeat: 'no-repeat, repeat-x',
});

/** Each tile is a triangle that points outwards. */
const fromCorner = { top: '135deg', bottom: '-45deg', right: '225deg' };

/** Where the paper is. */
const inner = { top: 'center bottom', bottom: 'center top', right: 'left center' };

/** The zigzag edge of torn paper, for an empty pseudo-element. */
export function tornEdge(side: keyof typeof fromCorner, toothPx = 8) {
  const tooth = `conic-gradient(from ${fromCorner[side]} at ${side}, #0000, #000 1deg 89deg, #0000 90deg)`;
  const along = side === 'right';
  return {
    content: '""',
    position: 'absolute',
    ...(along ? { insetBlock: 0, width: toothPx } : { insetInline: 0, height: toothPx }),
    // Less than a pixel of overlap leaves a line on screens that are scaled by 1.5.
    [side]: -toothPx + 1,
    pointerEvents: 'none',
    maskImage: tooth,
    // Tiles that ended at the element's edge would leave a line there on scaled screens.
    maskSize: along ? `calc(100% + 1px) ${toothPx * 2}px` : `${toothPx * 2}px calc(100% + 1px)`,
    maskPosition: inner[side],
    maskRepeat: along ? 'repeat-y' : 'repeat-x',
  } as const;
}
