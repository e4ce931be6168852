import { inRow } from '../../styles/looks';
import { style, vars } from '../../styles/primitives';

export const labels = style({ display: 'grid' });

/** The labels share one grid cell, so that the button keeps its width. */
export const label = style({
  gridArea: '1 / 1',
  ...inRow(vars.space[2]),
  justifyContent: 'center',
  selectors: { '&[aria-hidden]': { visibility: 'hidden' } },
});
