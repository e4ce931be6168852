import { style } from '../../../styles/sections';
import { media } from '../../../tokens';

export const printedWithResult = style({
  '@media': { [media.print]: { selectors: { '&:not(:has([data-fed]))': { display: 'none' } } } },
});
