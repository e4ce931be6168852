import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

/** A name may be one word of 200 letters. */
export const greeting = style({ flex: '1 1 16rem', minWidth: 0 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
  },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  borderTop: `2px dashed ${vars.surface.line}`,
});

const number = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.black,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.display,
  lineHeight: '0.95',
} as const;

export const large = style({ ...number, fontSize: vars.text.figure, color: vars.surface.accent });
export const small = style({ ...number, fontSize: vars.text.section });
