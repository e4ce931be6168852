import { tabularFigures } from '../../styles/looks';
import { recipe, style, vars } from '../../styles/primitives';

export const scroller = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '2px' } },
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const caption = style({
  paddingBottom: vars.space[3],
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
});

export const cell = recipe({
  base: {
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderBottom: `1px solid ${vars.surface.line}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  variants: {
    head: { true: { color: vars.surface.textMuted, fontSize: vars.text.small } },
    end: { true: { textAlign: 'end' } },
    figures: { true: { ...tabularFigures, whiteSpace: 'nowrap' } },
    row: { true: { fontWeight: vars.weight.semibold } },
  },
});
