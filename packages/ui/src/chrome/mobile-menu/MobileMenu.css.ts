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

/** Under the header, which is 72 px tall around the button's 44, with a line below. */
const belowButton = '15px';

export const panel = style({
  position: 'fixed',
  inset: '73px 0 auto',
  zIndex: vars.zIndex.menu,
  width: 'auto',
  height: 'auto',
  maxHeight: 'calc(100dvh - 73px)',
  margin: 0,
  padding: `${vars.space[2]} ${vars.space.gutter} ${vars.space[6]}`,
  border: 0,
  borderBottom: `1px solid ${vars.surface.line}`,
  boxShadow: vars.shadow.floating,
  '@supports': {
    // The button is the anchor of what it opens: large letters may put the header on two rows.
    '(top: anchor(bottom))': { top: `calc(anchor(bottom) + ${belowButton})` },
    'not selector(:popover-open)': {
      selectors: { '&:not([data-open="true"])': { display: 'none' } },
    },
  },
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

export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 56,
  paddingInlineEnd: vars.space[3],
  color: vars.surface.text,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
});
