import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../styles/primitives';
import { layers } from '../../tokens/layers.css';
import { vars } from '../../tokens/vars.css';

/** All labels share one grid cell, so the button keeps the same width in every state. */
export const labels = style({ display: 'inline-grid' });

globalStyle(`${labels} > *`, {
  '@layer': {
    [layers.primitives]: {
      gridArea: '1 / 1',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[2],
    },
  },
});
globalStyle(`${labels} > [data-hidden]`, {
  '@layer': { [layers.primitives]: { visibility: 'hidden' } },
});
