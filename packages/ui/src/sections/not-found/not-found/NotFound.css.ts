import { inColumns, oneColumn, tiltedBars } from '../../../styles/looks';
import { globalStyle, media, style, vars } from '../../../styles/sections';

export const layout = style({
  ...oneColumn(vars.space[16]),
  '@media': {
    [media.tabletAndPaper]: {
      // Leaves room for "Page not found" on one line.
      gridTemplateColumns: 'minmax(0, 1fr) 15.5rem',
      alignItems: 'start',
      columnGap: vars.space[6],
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[16],
      alignItems: 'center',
    },
  },
});

export const receipt = style({
  width: '100%',
  maxWidth: 400,
  '@media': {
    [media.tablet]: { transform: 'rotate(2deg)' },
  },
});
globalStyle(`.${receipt} svg`, tiltedBars);

export const links = style({
  display: 'grid',
  width: '100%',
  maxWidth: '34rem',
  // Keeps the links clear of the tilted receipt.
  '@media': { [media.tablet]: { maxWidth: '25rem' }, [media.desktop]: { maxWidth: '34rem' } },
  borderTop: `2px dashed ${vars.surface.line}`,
});

export const link = style({
  ...inColumns('1fr auto', vars.space[4]),
  alignItems: 'center',
  minHeight: 56,
  borderBottom: `2px dashed ${vars.surface.line}`,
  color: vars.surface.text,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.surface.accent } },
});
