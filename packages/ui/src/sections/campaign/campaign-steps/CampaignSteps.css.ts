import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'center',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[16],
    },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[6],
});

export const number = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.figure,
  fontWeight: vars.weight.black,
  letterSpacing: vars.tracking.display,
  lineHeight: '0.8',
  // The same width for every number, although a 1 is narrower.
  minWidth: '0.65em',
  color: vars.surface.accent,
});

export const pictureFrame = style({ width: 'min(100%, 24rem)', justifySelf: 'center' });
