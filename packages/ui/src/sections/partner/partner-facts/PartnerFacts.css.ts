import { sideBySide, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const row = style(sideBySide('1fr auto', { gap: vars.space[8], alignItems: 'end' }));

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});
