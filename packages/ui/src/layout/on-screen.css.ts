import { style } from '../styles/sections';
import { media } from '../tokens/breakpoint';

export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

export const withScripts = style({
  '@media': { [media.print]: { display: 'none' }, [media.scriptless]: { display: 'none' } },
});
