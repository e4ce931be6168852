import { style } from '../../../styles/sections';
import { media } from '../../../tokens';

/** Hidden in print, where nothing can be opened. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
