import { style } from '../../../styles/sections';
import { media } from '../../../tokens';

/** A press that nothing would answer is not offered. */
export const opener = style({
  '@media': { [media.scriptless]: { display: 'none' }, [media.print]: { display: 'none' } },
});
