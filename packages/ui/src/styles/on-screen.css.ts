import { media } from '../tokens/breakpoint';
import { style } from './sections';

/** Hidden on paper. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

/** Hidden on paper and without scripts. */
export const withScripts = style({
  '@media': { [media.print]: { display: 'none' }, [media.scriptless]: { display: 'none' } },
});
