import { media, style } from '../../styles/sections';

export const onScreen = style({
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
