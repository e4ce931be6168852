import { sideBySide, style } from '../../../styles/sections';
import { vars } from '../../../tokens';

export const row = style(sideBySide('1fr auto', { gap: vars.space[8], alignItems: 'end' }));

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});
