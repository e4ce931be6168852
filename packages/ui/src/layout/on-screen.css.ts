import { media, style } from '../styles/sections';

export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

export const withScripts = style({
  '@media': { [media.print]: { display: 'none' }, [media.scriptless]: { display: 'none' } },
});
