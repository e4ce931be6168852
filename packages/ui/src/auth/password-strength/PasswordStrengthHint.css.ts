import { inColumns, mutedSmall } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/sections';

export const hint = style({
  ...inColumns('4.5rem 1fr', vars.space[3]),
  alignItems: 'center',
  ...mutedSmall,
});

export const track = style({ display: 'flex', gap: vars.space[1] });

export const step = recipe({
  base: { flex: 1, height: 6, borderRadius: vars.radius.round, backgroundColor: vars.surface.line },
  variants: { reached: { true: { backgroundColor: vars.surface.accent } } },
});
