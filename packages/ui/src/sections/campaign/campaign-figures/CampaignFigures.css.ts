import { createVar } from '@vanilla-extract/css';
import {
  figuresText,
  forcedColourTightText,
  largeText,
  oneColumn,
  sideBySide,
  tornBelow,
} from '../../../styles/looks';
import { media, style, vars } from '../../../styles/sections';

/** The paper seems to overlap the section above. */
export const band = style({
  position: 'relative',
  paddingBlockEnd: vars.space.section,
  backgroundImage: `linear-gradient(${vars.color.accent} 0 0)`,
  backgroundSize: `100% ${vars.space[24]}`,
  backgroundRepeat: 'no-repeat',
  '@media': { [media.print]: { backgroundImage: 'none' } },
});

export const printerSlot = style({
  height: 22,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.text,
  marginInline: `calc(-1 * ${vars.space[3]})`,
  position: 'relative',
});

export const shadow = style({
  marginBlockStart: -11,
  filter: 'drop-shadow(0 2px 4px rgb(6 64 43 / 0.10)) drop-shadow(0 8px 16px rgb(6 64 43 / 0.14))',
  '@media': { [media.print]: { filter: 'none' }, [media.forcedColors]: { filter: 'none' } },
});

export const paper = style({
  padding: `${vars.space[12]} clamp(${vars.space[5]}, 6vw, ${vars.space[20]}) ${vars.space[16]}`,
  ...tornBelow('14px'),
  '@media': {
    [media.print]: { maskImage: 'none', breakInside: 'avoid' },
    [media.forcedColors]: { maskImage: 'none', border: '1px solid' },
  },
});

export const line = style({
  ...oneColumn(vars.space[2]),
  containerType: 'inline-size',
  paddingBlock: vars.space[6],
  borderBottom: `3px dashed ${vars.surface.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'last baseline',
      paddingBlock: vars.space[8],
    },
  },
});

/** Length of a figure's longest word, which must not break. */
export const letters = createVar();

export const figure = style({
  ...largeText(
    `min(clamp(4rem, 0.6rem + 15vw, 13rem), calc(130cqi / ${letters}))`,
    '0.84',
    '-0.055em',
  ),
  color: vars.surface.heading,
  selectors: { [`${line}:nth-child(2) > &`]: { color: vars.surface.accent } },
  '@media': {
    [media.forcedColors]: {
      ...forcedColourTightText,
      selectors: { [`${line}:nth-child(2) > &`]: { color: 'CanvasText' } },
    },
  },
});

export const label = style({
  ...figuresText(vars.text.title),
  lineHeight: vars.lineHeight.title,
  '@media': { [media.tablet]: { maxWidth: '12ch', textAlign: 'end' } },
});

export const sum = style({
  ...sideBySide('1fr 1fr', { gap: vars.space[4], wideGap: vars.space[12] }),
  paddingBlockStart: vars.space[8],
});

export const equation = style({
  ...figuresText(vars.text.title),
  lineHeight: vars.lineHeight.receipt,
});
