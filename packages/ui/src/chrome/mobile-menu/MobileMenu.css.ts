import { centred, displayText, inRow } from '../../styles/looks';
import { sizePx, style, vars } from '../../styles/primitives';
import { headerAnchor } from '../header/anchor';

export const toggle = style({
  ...centred(sizePx.touchTarget),
  borderRadius: vars.radius.control,
  // Seen in forced colours.
  border: '1px solid transparent',
  color: vars.surface.text,
});

/** For browsers without anchor positioning. */
const headerHeight = '73px';

export const panel = style({
  position: 'fixed',
  // The button that closes the menu stays visible.
  inset: `${headerHeight} 0 0`,
  zIndex: vars.zIndex.menu,
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@supports': {
    // With large text the header may take two rows.
    '(top: anchor(bottom))': {
      positionAnchor: headerAnchor,
      top: `anchor(bottom, ${headerHeight})`,
    },
    'not selector(:popover-open)': {
      selectors: { '&:not([data-open="true"])': { display: 'none' } },
    },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `${vars.space[2]} ${vars.space.gutter} ${vars.space[6]}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 64,
  borderBottom: `1px solid ${vars.surface.line}`,
  ...displayText(vars.text.heading),
  letterSpacing: vars.tracking.heading,
  color: vars.surface.text,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.surface.accent } },
});

export const more = style({ display: 'grid', paddingBlock: vars.space[3] });

export const moreLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: sizePx.touchTarget,
  fontSize: vars.text.lead,
  color: vars.surface.text,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': { color: vars.surface.accent, fontWeight: vars.weight.bold },
  },
});

export const account = style({
  ...inRow(vars.space[2]),
  minHeight: 56,
  // Within reach of a thumb.
  marginBlockStart: 'auto',
  borderTop: `1px solid ${vars.surface.line}`,
  color: vars.surface.text,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
});
