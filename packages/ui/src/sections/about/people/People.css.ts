import { sideBySide, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const layout = style(
  sideBySide('7fr 5fr', { gap: vars.space[10], wideGap: vars.space[16], alignItems: 'center' }),
);
