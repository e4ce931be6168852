import { largeText, spread, tabularFigures } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const sheet = style({
  width: '100%',
  maxWidth: '52rem',
  padding: `clamp(${vars.space[5]}, 5vw, ${vars.space[12]})`,
  border: `1px solid ${vars.surface.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.background,
  color: vars.surface.text,
  '@media': {
    [media.print]: {
      // The sheet can then be sent alone.
      breakBefore: 'page',
      maxWidth: 'none',
      padding: 0,
      border: 0,
      borderRadius: 0,
      // A year of monthly gifts fits on one A4 page.
      fontSize: '10pt',
      vars: {
        [vars.text.body]: '10pt',
        [vars.text.small]: '9pt',
        [vars.text.caption]: '8pt',
      },
    },
  },
});

export const account = style({ overflowWrap: 'anywhere' });

const line = style({
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.surface.line}`,
});

export const figureRow = style([line, spread(vars.space[6])]);

export const figureValue = style({
  ...tabularFigures,
  marginInlineStart: 'auto',
  minWidth: 0,
});
/** The sum for the tax return. */
export const mainValue = style([
  figureValue,
  {
    ...largeText(vars.text.heading, 1),
    '@media': { [media.print]: { fontSize: '26pt' } },
  },
]);

export const frame = style({
  width: '100%',
  overflowX: 'auto',
  '@media': { [media.print]: { overflowX: 'visible' } },
});
export const table = style({
  width: '100%',
  fontSize: vars.text.small,
  '@media': { [media.print]: { lineHeight: 1.3 } },
});

const cell = style([line, { textAlign: 'start', verticalAlign: 'baseline' }]);
const words = style([cell, { paddingInlineEnd: vars.space[3] }]);
const figure = style([
  cell,
  { textAlign: 'end', paddingInlineStart: vars.space[2], whiteSpace: 'nowrap' },
]);
const muted = { color: vars.surface.textMuted, fontWeight: vars.weight.medium } as const;
const onPaper = { '@media': { [media.print]: { paddingBlock: vars.space[1] } } };
const wide = {
  display: 'none',
  '@media': { [media.tabletAndPaper]: { display: 'table-cell' } },
} as const;

export const head = style([words, muted]);
export const headDate = style([head, wide]);
export const headAmount = style([figure, muted]);
export const headWideAmount = style([headAmount, wide]);
export const charity = style([words, onPaper]);
export const date = style([charity, wide, { whiteSpace: 'nowrap' }]);
export const cellAmount = style([figure, tabularFigures, onPaper]);
export const wideAmount = style([cellAmount, wide]);
export const laterHead = style([charity, { fontWeight: vars.weight.regular }]);
export const totalHead = style([charity, { fontWeight: vars.weight.bold }]);

export const narrow = style({
  display: 'block',
  color: vars.surface.textMuted,
  '@media': { [media.tabletAndPaper]: { display: 'none' } },
});

/** The sum of the payments not yet shown. Paper shows every payment. */
export const later = style({ '@media': { [media.print]: { display: 'none' } } });

export const foldedRow = style({ '@media': { screen: { display: 'none' } } });
