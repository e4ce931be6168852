import { style } from '../../../styles/sections';
import { media } from '../../../tokens';

/** In print, the heading is hidden with the fields unless there is a result. */
export const printedWithResult = style({
  '@media': { [media.print]: { selectors: { '&:not(:has([data-fed]))': { display: 'none' } } } },
});
