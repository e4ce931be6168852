import { sideBySide, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const layout = style(
  sideBySide('6fr 5fr', { gap: vars.space[12], wideGap: vars.space[20], alignItems: 'center' }),
);
