import { media, style, vars } from '../../styles/sections';

export const frame = style({
  containerType: 'inline-size',
  width: '100%',
  fontSize: vars.text.small,
});
/** On a phone or with large text, each gift takes three lines. */
const stacked = '(max-width: 33em)';
const inColumns = '(min-width: 33.02em)';

export const table = style({
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
export const tableBody = style({ '@container': { [stacked]: { display: 'block' } } });
export const row = style({
  '@container': {
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"brand amount" "charity amount" "date amount"',
      columnGap: vars.space[4],
      paddingBlock: vars.space[3],
      borderBottom: `1px dashed ${vars.surface.line}`,
    },
  },
});

const cell = {
  paddingBlock: vars.space[3],
  paddingInlineEnd: `clamp(${vars.space[2]}, 2vw, ${vars.space[3]})`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBottom: `1px dashed ${vars.surface.line}`,
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
  '@container': { [stacked]: { padding: 0, borderBottom: 0, textAlign: 'start' } },
} as const;
const name = { ...cell, minWidth: '7em', overflowWrap: 'anywhere' } as const;
const stackedAt = (gridArea: string) => ({
  [stacked]: { ...cell['@container'][stacked], minWidth: 0, gridArea },
});

const muted = { color: vars.surface.textMuted, fontWeight: vars.weight.medium } as const;

export const head = style({ ...cell, ...muted });
export const charity = style({ ...name, '@container': stackedAt('charity') });
export const date = style({
  ...cell,
  '@container': {
    [stacked]: { ...stackedAt('date')[stacked], color: vars.surface.textMuted },
  },
  '@media': {
    [media.tablet]: { whiteSpace: 'nowrap' },
    [media.print]: { paddingBlock: vars.space[1], whiteSpace: 'nowrap' },
  },
});
export const brand = style({
  ...name,
  fontWeight: vars.weight.semibold,
  '@container': stackedAt('brand'),
});

const figures = {
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const amount = style({
  ...figures,
  paddingInlineEnd: 0,
  '@container': {
    [stacked]: { ...stackedAt('amount')[stacked], textAlign: 'end' },
  },
});
export const headAmount = style({
  ...cell,
  ...muted,
  textAlign: 'end',
  paddingInlineEnd: 0,
});

/** The credit column. Without room for it, `narrow` shows the credit with the brand. */
export const wide = style({
  ...figures,
  paddingInlineEnd: vars.space[10],
  display: 'none',
  '@media': {
    [media.tabletAndPaper]: { '@container': { [inColumns]: { display: 'table-cell' } } },
    [media.print]: { paddingBlock: vars.space[1] },
  },
});
export const headWide = style([wide, { ...muted, fontFamily: 'inherit' }]);
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
export const earlierLabel = style({
  ...cell,
  fontWeight: vars.weight.regular,
  color: vars.surface.textMuted,
  '@container': stackedAt('brand'),
});
export const total = style({
  ...cell,
  fontWeight: vars.weight.bold,
  '@container': stackedAt('brand'),
});
