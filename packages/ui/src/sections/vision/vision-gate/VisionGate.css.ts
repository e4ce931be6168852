import { headingType, oneColumn } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const invitation = style({
  ...oneColumn(),
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
  '@media': {
    // Nearly fills the screen, so that little of what follows is visible.
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      minHeight: 'min(40rem, calc(100svh - 14rem))',
    },
    [media.low]: { minHeight: 0 },
    [`${media.low} and (min-width: 37.5em)`]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const intro = style({
  display: 'grid',
  // A small mark keeps the form on a phone's first screen.
  gridTemplateColumns: `${vars.space[16]} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[6]} ${vars.space[8]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      alignContent: 'center',
      gap: vars.space[10],
      padding: vars.space[8],
    },
    [media.desktop]: { padding: vars.space[12] },
    // Beside the form, its words need the room.
    [media.low]: { padding: `${vars.space[3]} ${vars.space[4]}` },
  },
});

/** On a phone, crops the mark to a square. */
export const emblem = style({
  display: 'grid',
  alignContent: 'center',
  height: vars.space[16],
  overflow: 'hidden',
  '@media': { [media.tablet]: { height: 'auto', overflow: 'visible' } },
});

export const formArea = style({
  ...oneColumn(vars.space[8]),
  alignContent: 'center',
  padding: vars.space[8],
  borderTop: `3px dashed ${vars.surface.line}`,
  '@media': {
    [media.tablet]: { borderTop: 0, borderInlineStart: `3px dashed ${vars.surface.line}` },
    [media.desktop]: { padding: vars.space[12] },
    [media.low]: { padding: vars.space[3] },
  },
});

export const cover = style({
  ...headingType.title,
  color: vars.surface.heading,
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.text.heading } },
});
