import { createVar } from '@vanilla-extract/css';
import {
  figuresText,
  hangingNumber,
  headingType,
  inRow,
  largeText,
  oneColumn,
} from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

/** Space after the first two columns. It is padding, because the belt has no gaps. */
const gap = createVar();

export const list = style({
  ...oneColumn(vars.space[12]),
  '@media': {
    [media.tablet]: {
      containerType: 'inline-size',
      vars: { [gap]: vars.space[6] },
      gridTemplateColumns: `repeat(2, calc((100% + ${gap}) / 3)) minmax(0, 1fr)`,
      columnGap: 0,
    },
    [media.desktop]: { vars: { [gap]: vars.space[10] } },
    [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 0 },
  },
});

export const step = style({
  ...oneColumn(),
  breakInside: 'avoid',
  gridTemplateRows: 'auto auto 1fr',
  '@media': {
    [media.tabletAndPaper]: { gridTemplateRows: '12rem auto 1fr' },
  },
});

export const pictureFrame = style({
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  paddingInline: vars.space[6],
  '@media': {
    [media.tablet]: { justifyItems: 'start', paddingInline: `0 ${gap}` },
    [media.print]: { paddingInline: vars.space[2] },
  },
  selectors: { [`${step}:last-child > &`]: { vars: { [gap]: '0px' } } },
});

/** A checkout's belt. */
export const divider = style({
  height: 28,
  position: 'relative',
  backgroundColor: vars.color.text,
  backgroundImage: `linear-gradient(90deg, ${vars.color.textMuted} 2px, #0000 0)`,
  backgroundSize: '56px 100%',
  borderBlock: `4px solid ${vars.color.textMuted}`,
  '@media': {
    // The section clips it at the page's edges.
    [media.mobile]: { marginInline: '-100vw' },
    [media.tablet]: {
      // Each column with a gap has seven segments, so that the pattern continues.
      backgroundSize: `calc((100cqi + ${gap}) / 21) 100%`,
      selectors: {
        [`${step}:first-child > &`]: { marginInlineStart: '-100vw' },
        [`${step}:last-child > &`]: { marginInlineEnd: '-100vw' },
        // The left end is off the page, so the seams start from the right.
        [`${step}:first-child > &:dir(ltr), ${step}:last-child > &:dir(rtl)`]: {
          backgroundPositionX: 'right',
        },
      },
    },
    [media.print]: { backgroundImage: 'none', height: 4 },
    [media.forcedColors]: { backgroundImage: 'none', height: 4 },
  },
});

export const words = style({
  paddingBlockStart: vars.space[6],
  '@media': {
    [media.tablet]: { paddingInlineEnd: gap },
    [media.print]: { paddingInlineEnd: vars.space[4] },
  },
  selectors: { [`${step}:last-child > &`]: { vars: { [gap]: '0px' } } },
});

export const numbered = style(hangingNumber);

export const number = style({ color: vars.surface.accent });

const pictureWidth = 'min(100%, 18rem)';

export const invite = style({
  ...oneColumn(vars.space[3]),
  width: pictureWidth,
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  textAlign: 'center',
});

export const inviteTitle = style({ ...headingType.title, textWrap: 'balance' });

export const inviteCode = style({
  padding: vars.space[3],
  border: `2px dashed ${vars.surface.control}`,
  ...figuresText(vars.text.heading),
});

export const card = style({ width: pictureWidth });

export const gift = style({
  ...inRow(vars.space[3]),
  flexWrap: 'wrap',
  width: pictureWidth,
  padding: `${vars.space[6]} ${vars.space[4]}`,
  fontSize: vars.text.small,
  borderRadius: vars.radius.card,
});

export const giftAmount = style({
  display: 'block',
  ...largeText(vars.text.heading, vars.lineHeight.display),
  fontVariantNumeric: 'tabular-nums',
  color: vars.surface.heading,
});
