import { inRow, oneColumn, visibleScrollbar } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

const scrollbar = visibleScrollbar(vars.color.onStrongMuted);

export const block = style({
  ...oneColumn(),
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.strongDeep,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const head = style({
  ...inRow(vars.space[2]),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[5]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.strongLine}`,
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});

export const caption = style({
  flex: 1,
  minWidth: 'min-content',
  maxWidth: '100%',
  color: vars.surface.textMuted,
  fontFamily: vars.font.figures,
  fontSize: vars.text.caption,
});

/** Fades out code that continues below or to the right. */
const fade = {
  content: '""',
  position: 'sticky',
  gridArea: '1 / 1',
  pointerEvents: 'none',
} as const;

export const scroller = recipe({
  base: {
    display: 'grid',
    // Code reads from left to right in every language.
    direction: 'ltr',
    overflow: 'auto',
    maxBlockSize: '30rem',
    padding: `${vars.space[5]} 0 0 ${vars.space[5]}`,
    color: vars.surface.text,
    fontFamily: vars.font.figures,
    fontSize: vars.text.small,
    lineHeight: vars.lineHeight.receipt,
    tabSize: 2,
    ...scrollbar,
    selectors: {
      ...scrollbar.selectors,
      '&::before': {
        ...fade,
        justifySelf: 'start',
        insetInlineStart: `calc(100% - ${vars.space[8]})`,
        width: vars.space[8],
        backgroundImage: `linear-gradient(to right, transparent, ${vars.color.strongDeep})`,
      },
      '&::after': {
        ...fade,
        alignSelf: 'end',
        bottom: 0,
        height: vars.space[8],
        backgroundImage: `linear-gradient(transparent, ${vars.color.strongDeep})`,
      },
      // The fades would cover the focus ring.
      '&:focus-visible::before, &:focus-visible::after': { display: 'none' },
      '&:focus-visible': { outlineOffset: '-5px', borderRadius: vars.radius.card },
    },
    '@media': {
      [media.print]: { display: 'block', overflow: 'visible', maxBlockSize: 'none' },
    },
  },
  variants: {
    wraps: {
      true: { gridTemplateColumns: 'minmax(0, 1fr)', whiteSpace: 'pre-wrap' },
      false: { gridTemplateColumns: 'minmax(100%, max-content)', whiteSpace: 'pre' },
    },
  },
});

export const listing = style({
  gridArea: '1 / 1',
  // Keeps the end of the code clear of the fades.
  paddingInlineEnd: vars.space[8],
  paddingBlockEnd: vars.space[8],
});

export const sample = style({
  font: 'inherit',
  whiteSpace: 'inherit',
  '@media': { [media.print]: { whiteSpace: 'pre-wrap' } },
});

/** In Tuppence's colours, its contrast on the block is 7:1. */
const warm = `color-mix(in srgb, ${vars.color.moneySoft} 62%, ${vars.color.money})`;

export const token = recipe({
  // The syntax colours need the dark background.
  base: { selectors: { '&&': { '@media': { [media.print]: { color: 'inherit' } } } } },
  variants: {
    kind: {
      plain: {},
      comment: { color: vars.surface.control },
      keyword: { color: vars.color.accent },
      string: { color: warm },
      number: { color: warm },
      name: { color: vars.color.accentSoft },
      tag: { color: vars.color.accentSoft },
      punctuation: { color: vars.color.onStrongMuted },
    },
  },
});
