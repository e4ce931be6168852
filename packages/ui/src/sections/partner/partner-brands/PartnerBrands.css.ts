import { middle } from '../../../styles/looks';
import { globalStyle, media, style, vars } from '../../../styles/sections';

/** One height, so that the rates below line up. */
export const wordmark = style({
  ...middle,
  containerType: 'inline-size',
  width: '100%',
  height: 48,
});

// The long wordmarks shrink to fit their column, so the tall ones shrink with them.
globalStyle(`${wordmark} > svg`, { maxHeight: '20cqi' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `6px solid ${vars.color.text}`,
  breakInside: 'avoid',
  '@media': { [media.tabletAndPaper]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const label = style({
  ...middle,
  alignContent: 'center',
  gap: vars.space[2],
  minHeight: 112,
  padding: vars.space[5],
  borderInlineEnd: `2px dashed ${vars.surface.line}`,
  borderBottom: `2px dashed ${vars.surface.line}`,
  selectors: { '&:nth-child(even)': { borderInlineEndWidth: 0 } },
  '@media': {
    [media.print]: { minHeight: 56, padding: `${vars.space[2]} ${vars.space[5]}` },
    [media.tablet]: { minHeight: 128 },
    [media.tabletAndPaper]: {
      selectors: {
        '&:nth-child(-n + 2)': { gridColumn: 'span 2' },
        '&:nth-child(even)': { borderInlineEndWidth: 2 },
        '&:nth-child(4n + 2)': { borderInlineEndWidth: 0 },
      },
    },
  },
});
