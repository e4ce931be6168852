import { oneColumn } from '../../styles/looks';
import { style, vars } from '../../styles/sections';

export const group = style(oneColumn(vars.space[2]));

export const brandList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  // A rate is never alone on a line.
  textWrap: 'balance',
  columnGap: vars.space[4],
});

/** On a line of its own, so that rates can be compared. */
export const rate = style({
  display: 'block',
  fontSize: vars.text.small,
  color: vars.surface.textMuted,
});
