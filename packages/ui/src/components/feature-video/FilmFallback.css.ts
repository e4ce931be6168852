import { centred } from '../../styles/looks';
import { style, vars } from '../../styles/primitives';

export const fallback = style({
  ...centred('100%'),
  placeContent: 'center',
  gap: vars.space[3],
  minHeight: 160,
  padding: vars.space[4],
  backgroundColor: vars.surface.raised,
  color: vars.surface.textMuted,
  textAlign: 'center',
});
