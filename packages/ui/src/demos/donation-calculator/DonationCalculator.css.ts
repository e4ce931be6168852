import { oneColumn } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const calculator = style({
  ...oneColumn(vars.space[10]),
  alignItems: 'start',
  '@media': {
    // Hidden on paper unless there is a result.
    [media.print]: { selectors: { '&:not(:has([data-fed]))': { display: 'none' } } },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[16] },
  },
});

export const keys = style({
  ...oneColumn(vars.space[6]),
  padding: `clamp(${vars.space[5]}, 4vw, ${vars.space[10]})`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  '@media': { [media.print]: { display: 'none' } },
});
