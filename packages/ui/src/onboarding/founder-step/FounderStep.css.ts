import { sideBySide } from '../../styles/looks';
import { style, vars } from '../../styles/sections';

export const split = style(
  sideBySide('1fr 1fr', { gap: vars.space[8], wideGap: vars.space[12], alignItems: 'center' }),
);
