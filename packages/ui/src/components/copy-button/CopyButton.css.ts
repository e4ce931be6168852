import { inRow, oneColumn } from '../../styles/looks';
import { style, vars } from '../../styles/primitives';

export const labels = style(oneColumn());

/** The labels share one grid cell, so that the button keeps its width. */
export const label = style({
  gridArea: '1 / 1',
  ...inRow(vars.space[2]),
  justifyContent: 'center',
  // Not hidden from screen readers: the name of the button is its first label throughout.
  opacity: 0,
  selectors: { '&[data-shown]': { opacity: 1 } },
});
