import { style } from '../styles/sections';
import { media } from '../tokens/breakpoint';

/** Hidden on paper. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

/** Hidden on paper and without scripts. */
export const withScripts = style({
  '@media': { [media.print]: { display: 'none' }, [media.scriptless]: { display: 'none' } },
});
