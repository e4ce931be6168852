import { style } from '../../styles/primitives';
import { vars } from '../../tokens';

export const footer = style({
  fontSize: vars.text.caption,
  color: vars.surface.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});
