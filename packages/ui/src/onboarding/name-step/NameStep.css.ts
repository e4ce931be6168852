import { largeText, oneColumn } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const words = style({
  ...oneColumn(vars.space[12]),
  '@media': { [media.low]: { gap: vars.space[4], paddingBlockStart: vars.space[4] } },
});

export const welcome = style({
  ...largeText(`min(calc(${vars.text.figure} * 1.5), 18.5vw)`, '0.95'),
  color: vars.surface.heading,
  '@media': { [media.low]: { fontSize: '3rem' } },
});

/** A coin over the full stop, which stays in the text. */
export const stop = style({
  position: 'relative',
  paddingInlineEnd: '0.1em',
  color: 'transparent',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.04em',
      bottom: '0.25em',
      width: '0.3em',
      height: '0.3em',
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.money,
      outline: `0.012em dashed ${vars.color.moneySoft}`,
      outlineOffset: '-0.03em',
    },
  },
  '@media': {
    [media.forcedColors]: { color: 'inherit', selectors: { '&::before': { display: 'none' } } },
  },
});

export const form = style({
  ...oneColumn(vars.space[5]),
  maxWidth: '32rem',
  justifyItems: 'start',
});

export const field = style({ width: '100%' });
