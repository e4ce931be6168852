import { largeText, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const head = style(
  sideBySide('auto 1fr', {
    gap: vars.space[4],
    wideGap: vars.space[10],
    alignItems: 'end',
    from: media.tablet,
  }),
);

export const figure = style({
  display: 'block',
  ...largeText(vars.text.figure, '0.86', '-0.05em'),
  color: vars.surface.accent,
  // In print, a page break could separate a block from the title.
  '@media': { [media.print]: { display: 'inline' } },
});

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [media.desktop]: { gap: vars.space[6] },
    [media.print]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const tilted = style({
  transform: 'rotate(-2deg)',
  selectors: { '&:nth-child(3n + 2)': { transform: 'rotate(1.5deg)' } },
});
