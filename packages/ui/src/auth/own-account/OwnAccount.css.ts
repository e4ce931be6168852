import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';

/** Hides forms on paper. */
export const onScreen = style({
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
