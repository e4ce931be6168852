import { media, style } from '../styles/sections';

export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });

export const withScripts = style([
  onScreen,
  { '@media': { [media.scriptless]: { display: 'none' } } },
]);
