import { media, sizePx, style, vars } from '../../styles/sections';

export const frame = style({
  display: 'grid',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minHeight: 'calc(100svh - 4.5rem)',
    },
  },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: `${vars.space[10]} ${vars.space[12]}`,
  '@media': {
    [media.desktop]: {
      // Starts every form at the same height, so that an error moves nothing above it.
      paddingBlock: `max(${vars.space[16]}, 50svh - 18.5rem) ${vars.space[16]}`,
      gridTemplateColumns: `minmax(0, calc(480px + 2 * ${vars.space.gutter}))`,
      // Aligns the form with the logo in the header.
      paddingInlineStart: `max(0px, calc((100vw - ${sizePx.contentWidth}px) / 2 - ${vars.space.gutter}))`,
    },
    [media.low]: { paddingBlockStart: vars.space[4] },
  },
});

/** It is on the right in wide windows, so that toasts do not cover the form's links. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 480px)',
  placeContent: 'center',
  padding: `${vars.space[12]} ${vars.space.gutter}`,
  '@media': { [media.print]: { display: 'none' } },
});
