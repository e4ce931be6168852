import { inColumns, largeText, oneColumn } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style({
  ...oneColumn(vars.space[16]),
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'center',
      gap: vars.space[12],
    },
    [media.desktop]: { gap: vars.space[24] },
    [media.print]: { display: 'block' },
  },
});

export const preview = style({
  width: 'min(100%, 20rem)',
  justifySelf: 'center',
  order: 2,
  '@media': {
    [media.tablet]: { order: 0 },
    // The steps say what it shows.
    [media.print]: { display: 'none' },
  },
});

export const steps = style({ display: 'grid' });

export const step = style({
  ...inColumns('minmax(2.6rem, auto) 1fr', vars.space[4]),
  paddingBlock: vars.space[6],
  borderTop: `1px solid ${vars.surface.line}`,
  breakInside: 'avoid',
});

export const number = style({
  ...largeText(vars.text.section, '0.9'),
  color: vars.surface.accent,
});
