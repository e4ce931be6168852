import { figuresFont, hangingNumber, oneColumn, sideBySide } from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

export const layout = style([
  sideBySide('1fr 3fr', { gap: vars.space[12], wideGap: vars.space[16], alignItems: 'start' }),
  { '@media': { [media.print]: { display: 'block' } } },
]);

export const contents = style({
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.card,
  border: `2px dashed ${vars.surface.line}`,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: vars.space[24],
      maxHeight: `calc(100svh - ${vars.space[32]})`,
      overflowY: 'auto',
      // Room for a link's focus ring, which the box would cut off.
      padding: vars.space[2],
      margin: `calc(-1 * ${vars.space[2]})`,
      border: 0,
      borderRadius: 0,
    },
    [media.print]: { border: 0, padding: `0 0 ${vars.space[6]}` },
  },
});

export const contentsList = style({
  '@media': { [media.tablet]: { columns: 2 }, [media.desktop]: { columns: 1 } },
});

export const contentsLink = style({
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateColumns: '2.2em minmax(0, 1fr)',
  alignItems: 'baseline',
  minHeight: 36,
  paddingBlock: vars.space[1],
  color: vars.surface.text,
  fontSize: vars.text.small,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '@media': { [media.print]: { minHeight: 0, paddingBlock: 0 } },
});

export const number = style({
  ...figuresFont,
  color: vars.surface.accent,
});

export const numbered = style(hangingNumber);

export const clauseNumber = style({ color: vars.surface.accent });

export const clause = style({
  ...oneColumn(vars.space[5]),
  paddingBlock: vars.space[8],
  borderTop: `1px solid ${vars.surface.line}`,
  scrollMarginTop: vars.space[20],
  '@media': {
    // On a narrower screen, the contents would leave the text too little width.
    [media.wide]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gap: `${vars.space[5]} ${vars.space[10]}`,
      alignItems: 'start',
    },
    // A grid would not break across printed pages.
    [media.print]: { display: 'flow-root', paddingBlock: vars.space[4] },
  },
});

export const clauseHeading = style({
  gridColumn: '1 / -1',
  breakAfter: 'avoid',
  '@media': { [media.print]: { paddingBlockEnd: vars.space[3] } },
});

export const body = style({
  ...oneColumn(vars.space[4]),
  minWidth: 0,
  '@media': { [media.print]: { display: 'block' } },
});

/** In print, the body is not a grid and has no gap. */
export const block = style({
  '@media': { [media.print]: { paddingBlockEnd: vars.space[2] } },
});

export const note = style({
  '@media': {
    [media.wide]: { position: 'sticky', top: vars.space[24] },
    // A float would go to the next sheet without its text.
    [media.print]: {
      paddingBlockEnd: vars.space[3],
      breakInside: 'avoid',
      breakAfter: 'avoid',
    },
  },
});

export const list = style({
  ...oneColumn(vars.space[2]),
  paddingInlineStart: '1.1em',
  maxWidth: '62ch',
  listStyle: 'disc',
  textWrap: 'pretty',
});

export const facts = style({
  textWrap: 'pretty',
  '@media': { [media.desktop]: { maxWidth: '62ch' } },
});

export const fact = style({
  ...sideBySide('2fr 3fr', { gap: `0 ${vars.space[4]}`, from: media.tablet }),
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.surface.line}`,
  breakInside: 'avoid',
});

export const term = style({ fontWeight: vars.weight.semibold });
