import { style } from '../../styles/primitives';
import { vars } from '../../tokens';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  justifyItems: 'center',
  textAlign: 'center',
});

export const title = style({
  maxWidth: '100%',
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});

export const detail = style({ fontSize: vars.text.caption, color: vars.surface.textMuted });
