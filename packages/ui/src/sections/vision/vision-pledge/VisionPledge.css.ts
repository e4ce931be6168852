import { sideBySide } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

export const layout = style(
  sideBySide('6fr 5fr', { gap: vars.space[12], wideGap: vars.space[20], alignItems: 'center' }),
);
