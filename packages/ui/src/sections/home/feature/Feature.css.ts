import { recipe, style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { vars } from '../../../tokens/vars.css';

export const split = recipe({
  base: {
    display: 'grid',
    gap: vars.space[12],
    alignItems: 'center',
    '@media': { [media.tablet]: { gap: vars.space[16] } },
  },
  variants: {
    side: {
      start: {
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
        },
      },
      end: {
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
        },
      },
    },
  },
});

export const words = recipe({
  base: { display: 'grid', gap: vars.space[6], justifyItems: 'start' },
  variants: {
    side: { start: { '@media': { [media.tablet]: { order: 2 } } }, end: {} },
  },
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
});

export const device = style({ width: 'min(100%, 19rem)' });

export const points = style({ display: 'grid', gap: vars.space[3], width: '100%' });

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'baseline',
  paddingBlockStart: vars.space[3],
  borderTop: `2px dashed ${vars.surface.line}`,
  maxWidth: '34rem',
});

export const pointMark = style({ color: vars.surface.accent, translate: '0 0.2em' });

export const figure = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.black,
  fontSize: vars.text.figure,
  lineHeight: '0.9',
  letterSpacing: vars.tracking.display,
  fontVariantNumeric: 'tabular-nums',
  color: vars.surface.accent,
});
