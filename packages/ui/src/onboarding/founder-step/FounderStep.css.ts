import { sideBySide, style } from '../../styles/sections';
import { vars } from '../../tokens';

export const split = style(
  sideBySide('1fr 1fr', { gap: vars.space[8], wideGap: vars.space[12], alignItems: 'center' }),
);
