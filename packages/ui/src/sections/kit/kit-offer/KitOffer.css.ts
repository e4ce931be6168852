import { style } from '../../../styles/sections';
import { media } from '../../../tokens';

/** A press that nothing would answer is not offered. */
export const opener = style({
  '@media': { [media.scriptless]: { display: 'none' } },
});

/** Nothing of it can be pressed on paper; an open kit prints its pieces by itself. */
export const offer = style({ '@media': { [media.print]: { display: 'none' } } });
