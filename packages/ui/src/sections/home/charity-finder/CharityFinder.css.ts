import { inlineRow, sideBySide, style } from '../../../styles/sections';
import { media, vars } from '../../../tokens';

export const layout = style([
  sideBySide('4fr 8fr', { gap: vars.space[5], wideGap: vars.space[12] }),
  { '@media': { [media.print]: { gap: vars.space[4], breakInside: 'avoid' } } },
]);

/** On a phone, the last of an odd number of charities takes both columns. */
export const charity = style({
  '@media': {
    [media.mobile]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

/** Has no style of its own: it marks the search results for `links`. */
export const results = style({});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // A grid on a phone: if the links wrapped, a link with a long name would take a whole row.
  '@media': {
    [media.mobile]: {
      display: 'grid',
      // Two columns, or one if the phone is very small or the text is large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 34%)), 1fr))',
      columnGap: vars.space[5],
      rowGap: 0,
    },
  },
  // Hidden while the search shows results. In the app, the list is inside another element.
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
      border: 'none',
      borderBlockEnd: `1px solid ${vars.surface.line}`,
      borderRadius: 0,
      fontSize: vars.text.small,
      lineHeight: vars.lineHeight.title,
    },
  },
});

export const badgePlace = style({
  display: 'grid',
  // On phones, the names need the room.
  '@media': { [media.mobile]: { display: 'none' } },
});

/** Reserves space for the label and the field, which load later. */
export const field = style({
  '@media': {
    '(scripting: enabled)': { minHeight: '100px' },
    [media.print]: { display: 'none' },
  },
});
