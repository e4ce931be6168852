import { style } from '../../../styles/sections';
import { media } from '../../../tokens';

/** Paper cannot calculate: without a result the heading goes with the fields. */
export const printedWithResult = style({
  '@media': { [media.print]: { selectors: { '&:not(:has([data-fed]))': { display: 'none' } } } },
});
