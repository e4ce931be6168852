import { style } from '../../styles/sections';

/** Drawn, because a picture is made from what is drawn, but out of sight. */
export const drawnAside = style({
  position: 'fixed',
  insetBlockStart: '-300vh',
  width: 1080,
});
