import { style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { vars } from '../../../tokens/vars.css';

export const wall = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[16],
      rowGap: vars.space[10],
    },
    [media.print]: { gap: vars.space[4] },
  },
});

export const person = style({
  breakInside: 'avoid',
  '@media': {
    [media.desktop]: { selectors: { '&:first-child': { gridRow: '1 / span 2' } } },
  },
});

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
});

export const quote = style({
  fontSize: vars.text.lead,
  lineHeight: '1.4',
  textWrap: 'pretty',
  selectors: {
    // The opening mark hangs in the margin, so that the letters align.
    '&::before': { content: '“', position: 'absolute', translate: '-100%' },
    '&::after': { content: '”' },
    [`${person}:first-child &`]: {
      fontFamily: vars.font.display,
      fontWeight: vars.weight.bold,
      fontSize: vars.text.heading,
      '@media': { [media.desktop]: { fontSize: vars.text.section } },
      lineHeight: vars.lineHeight.title,
      letterSpacing: vars.tracking.heading,
      textWrap: 'balance',
    },
  },
});

export const caption = style({ display: 'grid', gap: vars.space[1], fontSize: vars.text.small });

export const raised = style({ color: vars.surface.textMuted });

export const amount = style({ color: vars.surface.accent });
