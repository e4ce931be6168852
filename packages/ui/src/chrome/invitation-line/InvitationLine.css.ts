import { media, style, vars } from '../../styles/primitives';

export const line = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  paddingBlockEnd: vars.space[1],
  color: vars.surface.accent,
  // The longest names fit on two lines between the header and the hero's text at 320 px.
  fontSize: `clamp(0.75rem, 3.6vw, ${vars.text.small})`,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.15',
  textWrap: 'balance',
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space[2] } },
});
