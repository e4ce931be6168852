import { globalStyle } from '@vanilla-extract/css';
import { middle, style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';
import { breakpointPx } from '../../../tokens/breakpoint';
import { layers } from '../../../tokens/layers.css';
import { tabletAndPaper } from '../../../tokens/media-and-paper';

const narrowColumns = `screen and (max-width: ${breakpointPx.desktop - 0.02}px)`;

/** One height, so that the rates below line up. */
export const wordmark = style({ display: 'grid', placeItems: 'center', height: 48 });

// The long wordmarks shrink to fit their column. So that the short ones do not look larger:
globalStyle(`${wordmark} > svg`, {
  '@layer': { [layers.sections]: { '@media': { [narrowColumns]: { maxHeight: 28 } } } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `6px solid ${vars.color.text}`,
  breakInside: 'avoid',
  '@media': { [tabletAndPaper]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
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
    [media.print]: { minHeight: 64, padding: vars.space[3] },
    [media.tablet]: {
      minHeight: 128,
      selectors: {
        '&:nth-child(even)': { borderInlineEndWidth: 2 },
        '&:nth-child(4n)': { borderInlineEndWidth: 0 },
      },
    },
  },
});
