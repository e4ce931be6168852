import { inColumns, style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { sizePx } from '../../tokens/size';
import { vars } from '../../tokens/vars.css';

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
  alignContent: 'center',
  paddingBlock: `${vars.space[10]} ${vars.space[12]}`,
  '@media': { [media.desktop]: { paddingBlock: vars.space[16] } },
});

/** Below the form on a phone, because visitors come for the form. */
export const aside = style({
  display: 'grid',
  // As wide as the form.
  gridTemplateColumns: 'minmax(0, 480px)',
  placeContent: 'center',
  padding: `${vars.space[12]} ${vars.space.gutter}`,
  '@media': {
    [media.desktop]: {
      order: -1,
      // Begins below the logo.
      justifyContent: 'start',
      paddingInlineStart: `max(${vars.space.gutter}, calc((100vw - ${sizePx.contentWidth}px) / 2))`,
    },
  },
});

export const point = style({
  ...inColumns('auto 1fr', vars.space[3]),
  alignItems: 'center',
});
