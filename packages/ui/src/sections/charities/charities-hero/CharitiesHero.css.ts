import { largeText, oneColumn } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style({
  ...oneColumn(),
  rowGap: vars.space[6],
  '@media': {
    // On a tablet, the title would need five lines beside the receipt.
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space[10],
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[16],
    },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space[8],
    },
  },
});

export const title = style({
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { gridColumn: 1, alignSelf: 'end' },
    [media.print]: { gridColumn: '1 / -1' },
  },
});

export const receipt = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlockStart: vars.space[6],
  '@media': {
    [media.tablet]: { justifyItems: 'end', padding: 0, transform: 'rotate(-2deg)' },
    [media.desktop]: { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' },
  },
});

export const figures = style({
  display: 'grid',
  // Two per row, or one at large text sizes.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
  gap: `${vars.space[8]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[8],
  borderTop: `1px solid ${vars.surface.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 20%)), 1fr))',
    },
    [media.desktop]: {
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
  ...largeText(vars.text.section, '1'),
  color: vars.surface.accent,
  // A number stays whole. With spaced text, it may reach into the gap.
  overflowWrap: 'normal',
});

export const label = style({
  maxWidth: '18ch',
  color: vars.surface.textMuted,
  lineHeight: '1.35',
  textWrap: 'balance',
});
