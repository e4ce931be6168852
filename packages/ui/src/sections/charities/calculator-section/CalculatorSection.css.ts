import { style } from '../../../styles/sections';
import { media } from '../../../tokens';

/** In print, hides the section unless the calculator has a result. */
export const printedWithResult = style({
  '@media': { [media.print]: { selectors: { '&:not(:has([data-fed]))': { display: 'none' } } } },
});
