import { afterButtons } from '../../../layout/after-buttons.css';
import {
  exactColours,
  inlineRow,
  inRow,
  largeText,
  onBaseline,
  oneColumn,
} from '../../../styles/looks';
import { media, recipe, style, vars } from '../../../styles/sections';

export const layout = style({
  ...oneColumn(vars.space[12]),
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[16],
      alignItems: 'start',
    },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: vars.space[6],
      alignItems: 'start',
    },
  },
});

export const words = style({ position: 'relative', containerType: 'inline-size' });

/** Too narrow for a name beside the sticker's words. */
const tiny = '(max-width: 19.9rem)';
/** Too narrow for a long name. */
const narrow = '(max-width: 29rem)';
const onTwoLines = vars.radius.control;

/** A price sticker. */
export const badge = recipe({
  base: {
    display: 'inline-block',
    maxWidth: '100%',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    fontSize: vars.text.small,
    borderRadius: vars.radius.card,
    color: vars.color.onAccent,
    textWrap: 'balance',
    backgroundColor: vars.color.accent,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.lineHeight.title,
    ...exactColours,
    '@container': { [tiny]: { borderRadius: onTwoLines } },
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
  variants: { longName: { true: { '@container': { [narrow]: { borderRadius: onTwoLines } } } } },
});

/** A line of its own keeps the sticker as narrow as its text. */
export const badgeName = recipe({
  base: { '@container': { [tiny]: { display: 'block' } } },
  variants: { longName: { true: { '@container': { [narrow]: { display: 'block' } } } } },
});

export const title = style({
  ...oneColumn(vars.space[6]),
  '@media': { [media.low]: { gap: vars.space[2] } },
});

/** The name in the largest type: the page is the charity's. */
export const charity = recipe({
  base: {
    ...inRow(`clamp(${vars.space[3]}, 2vw, ${vars.space[5]})`),
    ...largeText(`calc(${vars.text.section} * 1.08)`, vars.lineHeight.display),
    color: vars.surface.heading,
    textWrap: 'balance',
  },
  variants: {
    smaller: { true: largeText(`calc(${vars.text.section} * 0.86)`, vars.lineHeight.display) },
  },
});

export const monogram = style({
  flexShrink: 0,
  width: 'clamp(4rem, 9vw, 7rem)',
  '@media': { [media.low]: { width: '3rem' } },
});

/** Below the buttons on a small phone too, because a long name leaves no room above them. */
export const texts = style([
  afterButtons,
  { '@media': { [`${media.mobile} and (max-height: 45rem)`]: { order: 1 } } },
]);

export const supermarkets = style({
  ...onBaseline(`${vars.space[2]} ${vars.space[3]}`),
});

export const supermarket = style(inlineRow(vars.space[3]));

export const joiner = style({ color: vars.surface.textMuted });

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'center',
  '@media': {
    // Side by side, the whole picture is nearly as tall as the receipt.
    [media.tabletOnly]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
      gap: vars.space[5],
    },
    [media.print]: { breakInside: 'avoid' },
  },
});

export const picture = style({
  gridColumn: '1 / -1',
  gridRow: 1,
  '@media': { [media.tabletOnly]: { gridColumn: 1 } },
});

/** Covers the bottom of the picture, where there is only ground. */
export const receipt = style({
  gridColumn: '2 / -1',
  gridRow: 2,
  ...oneColumn(),
  marginBlockStart: `calc(-1 * ${vars.space[5]})`,
  transform: 'rotate(2deg)',
  '@media': {
    [media.tabletOnly]: { gridColumn: 2, gridRow: 1, marginBlockStart: 0 },
    [media.desktop]: {
      gridColumn: '3 / -3',
      marginBlockStart: `calc(-1 * ${vars.space[8]})`,
    },
    [media.print]: { marginBlockStart: vars.space[10], transform: 'none' },
  },
});
