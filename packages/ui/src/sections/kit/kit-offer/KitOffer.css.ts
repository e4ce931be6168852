import { style } from '../../../styles/sections';
import { media } from '../../../tokens';

/** Hidden if scripts are disabled. */
export const opener = style({
  '@media': { [media.scriptless]: { display: 'none' } },
});

/** Hidden when the page is printed. An open kit prints its pieces separately. */
export const offer = style({ '@media': { [media.print]: { display: 'none' } } });
