import { createVar } from '@vanilla-extract/css';
import { displayText, exactColours, largeText, oneColumn, sideBySide } from '../../styles/looks';
import { globalStyle, media, style, vars } from '../../styles/sections';

/** Width of both bars, as a percentage of the widest offer's. */
export const wholeVar = createVar();
/** Width of the gift's bar, as a percentage of both bars. */
export const giftVar = createVar();

export const offers = style({
  ...oneColumn(vars.space[12]),
  '@media': {
    [media.mobile]: { gap: vars.space[8] },
    [media.print]: { gap: vars.space[6] },
  },
});

export const offer = style({
  containerType: 'inline-size',
  ...sideBySide('4fr 8fr', { gap: vars.space[3], wideGap: vars.space[12] }),
  breakInside: 'avoid',
});

export const share = style({
  '@media': { [media.tabletAndPaper]: { display: 'block' } },
  ...largeText(`min(${vars.text.section}, 0.5rem + 14cqi)`, vars.lineHeight.display),
  color: vars.surface.accent,
  paddingBlockEnd: vars.space[1],
});

export const sum = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  // A long label needs more room than a short bar has.
  width: `max(${wholeVar}, min(100%, 16rem))`,
});

/** The gap shows that the gift comes on top of the price. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${giftVar}`,
  gap: vars.space[2],
  height: '2.5rem',
});

const part = {
  ...exactColours,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.surface.control}`,
};

export const creditBar = style({ ...part, backgroundColor: vars.color.strong });

export const giftBar = style({ ...part, backgroundColor: vars.color.money });

export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const amountPair = style({
  minWidth: 0,
  selectors: { '&:last-child': { marginInlineStart: 'auto', textAlign: 'end' } },
});

export const amountLabel = style({
  color: vars.surface.textMuted,
  // Both labels fit on one line from 360 px.
  fontSize: `clamp(0.8rem, 4.05cqi, ${vars.text.small})`,
});

export const amount = style({
  ...displayText(vars.text.heading),
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  breakInside: 'avoid',
});

globalStyle(`${note} a`, { '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } });
