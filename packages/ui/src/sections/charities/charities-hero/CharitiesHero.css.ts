import { style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const layout = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: {
      // The column of the title is never narrower than its longest word.
      gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 1fr)',
      gap: vars.space[10],
      alignItems: 'center',
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space[16],
    },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space[8],
    },
  },
});

export const receipt = style({
  display: 'grid',
  justifyItems: 'start',
  '@media': {
    [media.tablet]: { justifyItems: 'end', transform: 'rotate(-2deg)' },
    [media.print]: { transform: 'none' },
  },
});

export const figures = style({
  display: 'grid',
  // Two a row, and one where large letters leave no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
  gap: `${vars.space[8]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[8],
  borderTop: `2px dashed ${vars.surface.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto auto auto auto',
      justifyContent: 'space-between',
    },
    [media.print]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      breakInside: 'avoid',
    },
  },
});

export const figure = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] });

export const value = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.section,
  fontWeight: vars.weight.black,
  letterSpacing: vars.tracking.display,
  lineHeight: '1',
  color: vars.surface.accent,
});

export const label = style({ maxWidth: '18ch', color: vars.surface.textMuted, lineHeight: '1.35' });
