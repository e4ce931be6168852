import { height, padding } from '../../layout/section/Section.css';
import { headingType, oneColumn, sideBySide } from '../../styles/looks';
import { media, style, vars } from '../../styles/primitives';

export const footer = style({
  // For a phone: see `Section`.
  vars: { [height]: '888px', [padding]: '1.75rem' },
  paddingBlock: `${vars.space[8]} ${vars.space[6]}`,
  // Stands out from a `strong` section above.
  backgroundColor: vars.color.strongDeep,
  // On paper it could take a page of its own.
  '@media': { [media.print]: { display: 'none' } },
});

export const top = style(sideBySide('4fr 8fr', { gap: vars.space[6], wideGap: vars.space[8] }));

export const line = style({
  maxWidth: '26ch',
  ...headingType.heading,
  fontSize: vars.text.lead,
  textWrap: 'balance',
  '@media': { [media.wide]: { fontSize: vars.text.heading } },
});

const inTwoColumns = { display: 'block', columns: '2 8rem', columnGap: vars.space[4] };

export const groups = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  // Four columns at most.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 20%), max-content))',
  justifyContent: 'space-between',
  '@media': { [media.mobile]: inTwoColumns },
});

export const group = style({ breakInside: 'avoid', paddingBlockEnd: vars.space[4] });

const tallAsTouch = 'calc((44px - 1lh) / 2)';

/** About as tall as a link, so that the links of both columns are level. */
export const groupTitle = style({ paddingBlock: vars.space[2] });

export const link = style({
  display: 'inline-block',
  // 44 px tall with one line.
  paddingBlock: tallAsTouch,
  color: vars.surface.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

export const bottom = style({
  ...oneColumn(vars.space[3]),
  paddingBlockStart: vars.space[4],
  borderTop: `1px solid ${vars.surface.line}`,
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  '@media': { [media.mobile]: inTwoColumns },
});
