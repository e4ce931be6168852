import { style } from '../../styles/sections';
import { media } from '../../tokens/breakpoint';

export const onScreen = style({
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
