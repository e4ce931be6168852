import { media, style } from '../../../styles/sections';

export const printedWithResult = style({
  '@media': { [media.print]: { selectors: { '&:not(:has([data-fed]))': { display: 'none' } } } },
});
