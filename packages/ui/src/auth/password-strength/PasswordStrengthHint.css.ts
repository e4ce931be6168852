import { recipe, style } from '../../styles/sections';
import { vars } from '../../tokens/vars.css';

export const hint = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.small,
  color: vars.surface.textMuted,
});

export const track = style({ display: 'flex', gap: vars.space[1] });

export const step = recipe({
  base: { flex: 1, height: 6, borderRadius: vars.radius.round, backgroundColor: vars.surface.line },
  variants: { reached: { true: { backgroundColor: vars.surface.accent } } },
});
