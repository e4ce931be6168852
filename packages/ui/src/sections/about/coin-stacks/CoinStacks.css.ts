import { displayText, measured } from '../../../styles/looks';
import { style, vars } from '../../../styles/sections';

export const stacks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  columnGap: vars.space[3],
  borderBlockEnd: `3px solid ${vars.color.text}`,
});

export const stack = style({
  ...measured,
  alignContent: 'end',
  rowGap: vars.space[3],
});

export const label = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.3',
  textAlign: 'center',
});

export const coins = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
});

export const value = style({
  display: 'block',
  ...displayText(`min(${vars.text.title}, 22cqi)`),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.title,
  color: vars.color.text,
});
