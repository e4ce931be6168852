import { headingType, style } from '../../styles/sections';
import { media, vars } from '../../tokens';
import { desktopAndPaper } from '../../tokens/media-and-paper';

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
  ...headingType.heading,
  color: vars.surface.heading,
  textWrap: 'balance',
});
