import { style } from '../../../styles/sections';
import { media } from '../../../tokens';

/** Nothing can be opened on paper. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
