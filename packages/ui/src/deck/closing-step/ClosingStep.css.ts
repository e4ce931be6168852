import { largeText } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const quote = style({
  maxWidth: '27ch',
  ...largeText(`min(${vars.text.display} * 0.82, 9svh)`, '1.02'),
  color: vars.surface.accent,
  textWrap: 'balance',
  // Browsers do not balance more than six lines.
  '@media': { [media.mobile]: { textWrap: 'pretty' } },
});

export const thanks = style({ maxWidth: '32rem' });

/** Leaves room for the coins on a narrow slide. */
export const ways = style({
  paddingBlockEnd: '12rem',
  '@media': { [media.desktop]: { paddingBlockEnd: 0 } },
});
