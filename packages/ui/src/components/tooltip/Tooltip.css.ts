import { media, style, vars } from '../../styles/primitives';

export const content = style({
  zIndex: vars.zIndex.tooltip,
  maxWidth: 'min(280px, calc(100vw - 24px))',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.text,
  color: vars.color.page,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  lineHeight: '1.4',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const arrow = style({ fill: vars.color.text });
