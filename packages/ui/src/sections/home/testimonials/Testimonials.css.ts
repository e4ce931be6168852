import { style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { vars } from '../../../tokens/vars.css';

/** Three receipts that hang at different heights. */
export const wall = style({
  display: 'grid',
  gap: vars.space[10],
  justifyItems: 'center',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space[6],
      alignItems: 'start',
    },
    [media.desktop]: { gap: vars.space[12] },
  },
});

export const person = style({
  width: '100%',
  maxWidth: '24rem',
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:nth-child(2)': { paddingBlockStart: vars.space[20] },
        '&:nth-child(3)': { paddingBlockStart: vars.space[8] },
      },
    },
  },
});

export const quote = style({
  fontFamily: vars.font.text,
  fontSize: vars.text.lead,
  lineHeight: '1.4',
  textWrap: 'pretty',
  color: vars.color.ink,
});
