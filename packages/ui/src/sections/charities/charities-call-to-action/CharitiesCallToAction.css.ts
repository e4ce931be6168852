import { sideBySide, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const layout = style({
  ...sideBySide('1fr auto', { gap: vars.space[8], wideGap: vars.space[16], alignItems: 'end' }),
  justifyItems: 'start',
});
