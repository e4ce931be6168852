import { headingType, mutedSmall, oneColumn, sideBySide, style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const footer = style({
  overflowWrap: 'anywhere',
  paddingBlock: `${vars.space[8]} ${vars.space[6]}`,
  // Stands out from a `strong` section above.
  backgroundColor: vars.color.strongDeep,
  // On paper it could take a page of its own.
  '@media': { [media.print]: { display: 'none' } },
});

export const top = style(
  sideBySide('4fr 8fr', { gap: vars.space[6], wideGap: vars.space[12], from: media.wide }),
);

export const line = style({
  maxWidth: '26ch',
  ...headingType.heading,
  fontSize: vars.text.lead,
  textWrap: 'balance',
  '@media': { [media.wide]: { fontSize: vars.text.heading } },
});

export const groups = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  // Four columns at most.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 20%), max-content))',
  justifyContent: 'space-between',
  '@media': {
    [media.mobile]: {
      display: 'block',
      columns: '2 8rem',
      marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
    },
  },
});

export const group = style({
  breakInside: 'avoid',
  '@media': { [media.mobile]: { paddingBlockEnd: vars.space[5] } },
});

export const groupTitle = style({
  ...mutedSmall,
  fontWeight: vars.weight.medium,
  // With the space above it, a title is as tall as a link, so the columns' links stay level.
  lineHeight: vars.space[5],
  paddingBlockEnd: vars.space[1],
});

export const link = style({
  display: 'inline-block',
  // 44 px tall with one line.
  paddingBlock: 'calc((44px - 1lh) / 2)',
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
  // No link is alone on a line.
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      columnGap: vars.space[4],
    },
  },
});
