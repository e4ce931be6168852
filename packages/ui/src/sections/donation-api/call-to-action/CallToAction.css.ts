import { oneColumn, sideBySide } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

export const layout = style({
  ...sideBySide('1fr auto', { gap: vars.space[8], alignItems: 'end' }),
  justifyItems: 'start',
  paddingBlock: vars.space[4],
});

export const words = style(oneColumn(vars.space[3]));
