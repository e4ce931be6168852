import { sideBySide } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

export const layout = style(
  sideBySide('1fr 1fr', { gap: vars.space[12], wideGap: vars.space[8], alignItems: 'center' }),
);
