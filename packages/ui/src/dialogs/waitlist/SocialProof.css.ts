import { mutedSmall } from '../../styles/looks';
import { style, vars } from '../../styles/sections';

export const row = style({
  display: 'inline-flex',
  alignItems: 'end',
  gap: vars.space[2],
  borderBottom: `2px solid ${vars.surface.text}`,
});

export const people = style({ width: 108, height: 44 });

export const badge = style({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  backgroundColor: vars.color.strong,
  backgroundImage: `radial-gradient(circle at 50% 0, ${vars.surface.background} 4px, transparent 4.5px)`,
  color: vars.color.accent,
  fontFamily: vars.font.figures,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
});

export const line = style({
  flex: '1 1 10rem',
  ...mutedSmall,
  lineHeight: '1.4',
});
