import { measured, tabularFigures } from '../../styles/looks';
import { media, style, vars } from '../../styles/sections';

export const frame = style({
  ...measured,
  width: '100%',
  fontSize: vars.text.small,
});
/** On a phone or with large text, each gift takes three lines. */
const stacked = '(max-width: 33em)';
const inColumns = '(min-width: 33.02em)';

export const table = style({
  gridColumn: '1 / -1',
  width: '100%',
  '@container': { [stacked]: { display: 'block' } },
});
export const tableHead = style({
  // Only visually hidden: screen readers need the headings.
  '@container': {
    [stacked]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: 1,
      height: 1,
      overflow: 'hidden',
    },
  },
});
export const tableBody = style({
  '@container': { [stacked]: { display: 'block' } },
  // The total stays with a gift.
  selectors: { '& + &': { '@media': { [media.print]: { breakBefore: 'avoid' } } } },
});
export const row = style({
  '@container': {
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"brand amount" "charity amount" "date amount"',
      columnGap: vars.space[4],
      paddingBlock: vars.space[3],
      borderBottom: `1px solid ${vars.surface.line}`,
    },
  },
});

const cell = style({
  paddingBlock: vars.space[3],
  paddingInlineEnd: `clamp(${vars.space[2]}, 2vw, ${vars.space[3]})`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBottom: `1px solid ${vars.surface.line}`,
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
  '@container': { [stacked]: { padding: 0, borderBottom: 0 } },
});
const named = style([
  cell,
  { overflowWrap: 'anywhere', '@container': { [inColumns]: { minWidth: '7em' } } },
]);
const placed = (gridArea: string) => ({ '@container': { [stacked]: { gridArea } } });
const muted = { color: vars.surface.textMuted, fontWeight: vars.weight.medium } as const;

export const head = style([cell, muted]);
export const charity = style([named, placed('charity')]);
export const date = style([
  cell,
  placed('date'),
  {
    '@container': { [stacked]: { color: vars.surface.textMuted } },
    '@media': { [media.tabletAndPaper]: { whiteSpace: 'nowrap' } },
  },
]);
export const brand = style([named, placed('brand'), { fontWeight: vars.weight.semibold }]);

const figures = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);

export const amount = style([figures, tabularFigures, placed('amount'), { paddingInlineEnd: 0 }]);
export const headAmount = style([head, { textAlign: 'end', paddingInlineEnd: 0 }]);

/** The credit column. Without room for it, `narrow` shows the credit with the brand. */
const credit = style([
  figures,
  {
    paddingInlineEnd: vars.space[10],
    display: 'none',
    '@media': {
      [media.tabletAndPaper]: { '@container': { [inColumns]: { display: 'table-cell' } } },
    },
  },
]);
export const wide = style([credit, tabularFigures]);
export const headWide = style([credit, muted]);
export const detail = style({
  fontWeight: vars.weight.regular,
  color: vars.surface.textMuted,
  '@container': { [stacked]: { marginInlineStart: vars.space[1] } },
});
export const narrow = style([
  detail,
  {
    display: 'block',
    '@media': { [media.tabletAndPaper]: { '@container': { [inColumns]: { display: 'none' } } } },
    '@container': { [stacked]: { display: 'inline' } },
  },
]);

export const foldedRow = style([row, { '@media': { screen: { display: 'none' } } }]);

/** The total of the gifts not yet shown. Paper shows every gift. */
export const earlier = style([row, { '@media': { [media.print]: { display: 'none' } } }]);
const label = style([cell, placed('brand')]);
export const earlierLabel = style([label, muted, { fontWeight: vars.weight.regular }]);
export const total = style([label, { fontWeight: vars.weight.bold }]);
