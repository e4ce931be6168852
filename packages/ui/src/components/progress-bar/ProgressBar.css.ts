import { createVar } from '@vanilla-extract/css';
import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const fractionVar = createVar();

export const bar = style({
  width: '100%',
  height: 8,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  backgroundColor: vars.surface.line,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const fill = style({
  width: fractionVar,
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.surface.accent,
  transition: `width ${vars.duration.overlay} ${vars.easing.out}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});
