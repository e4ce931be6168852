import { style } from '../../styles/primitives';
import { sizePx } from '../../tokens/size';
import { vars } from '../../tokens/vars.css';

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: sizePx.touchTarget,
  height: sizePx.touchTarget,
  borderRadius: vars.radius.control,
  color: vars.surface.text,
});

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: vars.zIndex.menu,
  padding: `${vars.space[2]} ${vars.space.gutter} ${vars.space[6]}`,
  borderBottom: `1px solid ${vars.surface.line}`,
  boxShadow: vars.shadow.floating,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 64,
  borderBottom: `1px dashed ${vars.surface.line}`,
  fontFamily: vars.font.display,
  fontSize: vars.text.heading,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.heading,
  color: vars.surface.text,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.surface.accent } },
});
