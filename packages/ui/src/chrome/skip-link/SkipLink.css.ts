import { media, style, vars } from '../../styles/primitives';

export const skipLink = style({
  position: 'fixed',
  zIndex: vars.zIndex.menu,
  top: vars.space[2],
  left: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.weight.semibold,
  outlineColor: vars.color.strong,
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' } },
  '@media': { [media.print]: { display: 'none' } },
});
