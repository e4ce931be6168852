import { keyframes } from '@vanilla-extract/css';
import { media, style, vars } from '../../styles/primitives';

const appear = keyframes({ from: { opacity: 0 } });

export const content = style({
  zIndex: vars.zIndex.tooltip,
  maxWidth: 'min(320px, calc(100vw - 32px))',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  border: `1.5px solid ${vars.surface.line}`,
  boxShadow: vars.shadow.floating,
  fontSize: vars.text.small,
  lineHeight: '1.5',
  animation: `${appear} ${vars.duration.quick} ${vars.easing.out}`,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const arrow = style({ fill: vars.surface.background });
