import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../../styles/sections';
import { media } from '../../../tokens/breakpoint';
import { layers } from '../../../tokens/layers.css';
import { vars } from '../../../tokens/vars.css';

const headerHeight = '4.5rem';

export const hero = style({
  position: 'relative',
  display: 'grid',
  paddingBlock: `calc(${headerHeight} + ${vars.space[10]}) ${vars.space[16]}`,
  gap: vars.space[8],
  '@media': {
    [media.desktop]: {
      minHeight: 'min(100svh, 60rem)',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      gap: vars.space[16],
      paddingBlock: `calc(${headerHeight} + ${vars.space[8]}) ${vars.space[20]}`,
    },
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
  gap: vars.space[6],
  '@media': { [media.desktop]: { gap: vars.space[8] } },
});

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.surface.line}`,
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});

export const star = style({ display: 'grid', color: vars.surface.accent });

globalStyle(`${star} svg`, { '@layer': { [layers.sections]: { fill: 'currentColor' } } });

export const lead = style({ maxWidth: '34ch' });

export const more = style({
  color: vars.surface.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** Lies at the foot of the first screen where words and receipt fit into it. */
export const explore = style({
  justifySelf: 'start',
  marginBlock: `calc(-1 * ${vars.space[5]})`,
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlockEnd: vars.space[5],
      insetInlineStart: '50%',
      translate: '-50%',
      margin: 0,
    },
    [media.print]: { display: 'none' },
  },
});

/** The printer's slot and the receipt that comes out of it. */
export const receiptArea = style({
  position: 'relative',
  justifySelf: 'center',
  width: 'min(100%, 27rem)',
  paddingInline: vars.space[6],
});

export const printerSlot = style({
  position: 'absolute',
  zIndex: vars.zIndex.raised,
  insetInline: 0,
  top: 0,
  height: 26,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.forestDeep,
  border: `2px solid ${vars.surface.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const paper = style({ position: 'relative', paddingTop: 12 });

/** The shopping card lies behind its receipt, where there is room to read it. */
export const card = style({
  display: 'none',
  position: 'absolute',
  width: '16rem',
  left: '-9.5rem',
  bottom: '2.5rem',
  transform: 'rotate(-14deg)',
  '@media': { [media.wide]: { display: 'block' } },
});

export const coins = style({
  position: 'absolute',
  right: 0,
  bottom: '-4.25rem',
  display: 'grid',
  rotate: '12deg',
  '@media': {
    // They must not cover the receipt's footer, which may be a line longer below the desktop's width.
    [media.mobile]: { right: '-0.5rem', scale: '0.75', transformOrigin: 'right' },
    [media.tablet]: { right: '-5.5rem' },
    // Too little room beside the receipt: they lie below its footer, which takes one line in some engines.
    [media.desktop]: { right: 0, bottom: '-7.5rem' },
    [media.wide]: { right: '-2.75rem', bottom: '-1rem' },
    [media.print]: { display: 'none' },
  },
});

export const secondCoin = style({ translate: '-58% -34%' });
