import { style } from '../../styles/primitives';
import { vars } from '../../tokens/vars.css';

export const labels = style({ display: 'inline-grid' });

/** All labels share one grid cell, so that the button keeps its width in every state. */
export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  selectors: { '&[aria-hidden]': { visibility: 'hidden' } },
});
