import { style } from '../../styles/sections';
import { media, vars } from '../../tokens';
import { desktopAndPaper } from '../../tokens/media-and-paper';

export const team = style({ display: 'grid', gap: vars.space[4] });

/** On desktop and paper, each name is below its person in the photo. */
export const members = style({
  display: 'grid',
  columnGap: vars.space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [desktopAndPaper]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
});

export const written = style({
  paddingBlock: vars.space[2],
  borderBlockStart: `2px dashed ${vars.surface.control}`,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.title,
});

export const foot = style({
  display: 'grid',
  gap: vars.space[6],
  justifyItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

export const quote = style({
  maxWidth: '30ch',
  fontFamily: vars.font.display,
  fontSize: vars.text.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.heading,
  color: vars.surface.heading,
  textWrap: 'balance',
});
