import { sideBySide } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

export const row = style({
  ...sideBySide('1fr auto', { gap: vars.space[8], alignItems: 'end' }),
  breakAfter: 'avoid',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Addresses are long words.
  overflowWrap: 'anywhere',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});
