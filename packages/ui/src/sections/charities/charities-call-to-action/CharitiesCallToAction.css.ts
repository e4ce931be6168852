import { oneColumn, sideBySide, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const layout = style({
  ...sideBySide('1fr auto', { gap: vars.space[8], wideGap: vars.space[16], alignItems: 'end' }),
  justifyItems: 'start',
});

export const words = style(oneColumn(vars.space[4]));
