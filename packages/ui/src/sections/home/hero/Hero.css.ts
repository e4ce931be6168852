import { inlineRow } from '../../../styles/looks';
import { globalStyle, media, sizePx, style, vars } from '../../../styles/sections';

const headerHeight = '4.5rem';
/** A laptop whose first screen would end above the buttons. */
const lowDesktop = `${media.desktop} and (max-height: 45em)`;

export const hero = style({
  position: 'relative',
  display: 'grid',
  paddingBlock: `calc(${headerHeight} + ${vars.space[6]}) ${vars.space[8]}`,
  gap: vars.space[6],
  '@media': {
    [media.desktop]: {
      minHeight: 'min(100svh, 60rem)',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      gap: vars.space[16],
      paddingBlock: `calc(${headerHeight} + ${vars.space[8]}) ${vars.space[20]}`,
    },
    [lowDesktop]: { paddingBlock: `calc(${headerHeight} + ${vars.space[4]}) ${vars.space[16]}` },
    [media.low]: { paddingBlockStart: headerHeight },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space[6],
      paddingBlock: vars.space[6],
    },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: { gap: vars.space[8] },
    [lowDesktop]: { gap: vars.space[5] },
  },
});

export const rating = style({
  ...inlineRow(vars.space[2]),
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.surface.line}`,
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});

export const star = style({ display: 'grid', color: vars.surface.accent });

globalStyle(`${star} svg`, { fill: 'currentColor' });

export const lead = style({ maxWidth: '38ch', '@media': { [media.low]: { maxWidth: 'none' } } });

export const more = style({
  color: vars.surface.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  // Otherwise it could move up when the font loads.
  '@media': { [media.mobile]: { display: 'block', width: 'fit-content' } },
});

/** On the first screen of every device: above the receipt, or at the foot of the window. */
export const explore = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlock: `calc(-1 * ${vars.space[5]})`,
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      zIndex: vars.zIndex.raised,
      insetInline: 0,
      top: `calc(min(100%, 100svh) - ${sizePx.touchTarget}px - ${vars.space[3]})`,
      width: 'fit-content',
      marginInline: 'auto',
      marginBlock: 0,
      backgroundColor: vars.surface.background,
    },
    [media.print]: { display: 'none' },
  },
});

export const receiptArea = style({
  position: 'relative',
  order: 1,
  // Leaves room for the card on the left.
  justifySelf: 'end',
  width: 'min(100%, 27rem)',
  paddingInline: vars.space[6],
  '@media': { [media.mobile]: { justifySelf: 'center' } },
});

export const printerSlot = style({
  position: 'absolute',
  zIndex: vars.zIndex.raised,
  insetInline: 0,
  top: 0,
  height: 26,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.strongDeep,
  border: `2px solid ${vars.surface.line}`,
  '@media': {
    // It must not look like a third button.
    [media.mobile]: { height: 10, insetInline: vars.space[3], border: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const paper = style({
  // Clear of a notice, when a visitor has printed their own.
  scrollMarginBlockEnd: '8rem',
  position: 'relative',
  paddingTop: 12,
  '@media': { [media.mobile]: { paddingTop: 5 } },
});

/** The receipt covers the card's edge, but not its text. */
export const card = style({
  position: 'absolute',
  display: 'none',
  width: '15rem',
  left: '-13rem',
  bottom: '11rem',
  transform: 'rotate(-8deg)',
  // The card may be as dark as the page.
  filter: 'drop-shadow(0 0 1px rgb(255 255 255 / 0.6))',
  '@media': {
    [media.tabletOnly]: { display: 'block' },
    // There is room between the columns.
    [media.wide]: { display: 'block', bottom: vars.space[6] },
    // The link that scrolls down is in its place.
    [lowDesktop]: { display: 'none' },
  },
});

export const coins = style({
  position: 'absolute',
  right: 0,
  bottom: '-1.75rem',
  display: 'grid',
  rotate: '12deg',
  scale: '0.8',
  transformOrigin: 'right bottom',
  '@media': {
    // There is room beside the receipt.
    [media.desktop]: { right: '-1.25rem', scale: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const secondCoin = style({
  position: 'absolute',
  left: '-2.25rem',
  bottom: '-0.5rem',
  width: 'max-content',
});

/** On a phone, the first screen ends with the charity's share. */
export const barcode = style({ '@media': { [media.mobile]: { display: 'none' } } });
