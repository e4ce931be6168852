import { media, style } from '../../styles/sections';

export const onScreen = style({
  '@media': { [media.print]: { display: 'none' } },
});
