import { headingType, mutedSmall, oneColumn, sideBySide, style } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const footer = style({
  overflowWrap: 'anywhere',
  paddingBlock: `${vars.space[8]} ${vars.space[6]}`,
  // Darker than `strong`, so that it stands out from a dark section above.
  backgroundColor: vars.color.strongDeep,
  // On paper, the footer could take a page of its own for two lines.
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

/** Makes a title as tall as a link, so that two columns of links stay level. */
const titleSpace = `calc(44px - 1.25rem - ${vars.space[1]})`;

export const groups = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  // Four columns at most, each as wide as its longest link if there is room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 20%), max-content))',
  justifyContent: 'space-between',
  // Groups of unequal length one below the other, in two columns if there is room.
  '@media': {
    [media.mobile]: {
      display: 'block',
      columns: '2 8rem',
      marginBlockEnd: `calc(-1 * ${titleSpace})`,
    },
  },
});

export const group = style({
  breakInside: 'avoid',
  '@media': { [media.mobile]: { paddingBlockEnd: titleSpace } },
});

export const groupTitle = style({
  ...mutedSmall,
  fontWeight: vars.weight.medium,
  lineHeight: '1.25rem',
  paddingBlockEnd: vars.space[1],
});

export const link = style({
  display: 'inline-block',
  // 44 px tall with one line; two lines get the same padding.
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
  // Two by two, so that none is alone on a line.
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      columnGap: vars.space[4],
    },
  },
});
