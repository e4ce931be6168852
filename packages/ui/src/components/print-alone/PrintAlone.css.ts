import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { layers } from '../../tokens/layers.css';

/** Added at the top of the document while only its content is printed. */
export const host = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${host} ~ *`, {
  '@layer': {
    [layers.primitives]: { '@media': { [media.print]: { display: 'none !important' } } },
  },
});
