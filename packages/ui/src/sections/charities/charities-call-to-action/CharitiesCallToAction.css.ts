import { sideBySide } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

export const layout = style({
  ...sideBySide('1fr auto', { gap: vars.space[8], wideGap: vars.space[16], alignItems: 'end' }),
  justifyItems: 'start',
});
