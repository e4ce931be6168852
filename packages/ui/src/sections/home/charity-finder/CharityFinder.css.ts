import { inlineRow, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style([
  sideBySide('4fr 8fr', { gap: vars.space[5], wideGap: vars.space[12] }),
  { '@media': { [media.print]: { gap: vars.space[4], breakInside: 'avoid' } } },
]);

export const charity = style({
  '@media': {
    [media.mobile]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

/** Marks the search results for `links`. */
export const results = style({});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // Without the grid, a long name would take a whole row.
  '@media': {
    [media.mobile]: {
      display: 'grid',
      // Two columns, or one on a tiny phone or in large text.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 34%)), 1fr))',
      columnGap: vars.space[5],
      rowGap: 0,
    },
  },
  // Hidden while the search shows results.
  selectors: { [`:has(${results}) + &, :has(${results}) + * &`]: { display: 'none' } },
});

export const link = style({
  ...inlineRow(vars.space[2]),
  minHeight: '44px',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  border: `1px solid ${vars.surface.control}`,
  borderRadius: vars.radius.control,
  color: vars.surface.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  '@media': {
    [media.mobile]: {
      width: '100%',
      height: '100%',
      paddingInline: 0,
      // Over `border`.
      borderWidth: '0 0 1px',
      borderRadius: 0,
      fontSize: vars.text.small,
      lineHeight: vars.lineHeight.title,
      textDecoration: 'underline',
    },
  },
});

export const badgePlace = style({
  display: 'grid',
  '@media': { [media.mobile]: { display: 'none' } },
});
