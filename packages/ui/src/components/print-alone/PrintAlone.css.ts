import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { layers } from '../../tokens/layers.css';

/** The first element in `<body>`. Everything after it is hidden on paper. */
export const host = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${host} ~ *`, {
  '@layer': {
    [layers.primitives]: { '@media': { [media.print]: { display: 'none !important' } } },
  },
});
