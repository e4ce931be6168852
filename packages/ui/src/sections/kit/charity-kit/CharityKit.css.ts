import { inColumns, oneColumn, sideBySide } from '../../../styles/looks';
import { globalStyle, media, recipe, style, vars } from '../../../styles/sections';

export const kit = style({
  ...oneColumn(vars.space[10]),
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const form = style(
  sideBySide('1fr 1fr', { gap: vars.space[6], wideGap: `${vars.space[6]} ${vars.space[8]}` }),
);

export const logoRow = style({
  ...inColumns('1fr', vars.space[3]),
  alignItems: 'center',
  selectors: { '&:has(button)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const file = style({
  selectors: {
    '&::file-selector-button': {
      marginInlineEnd: vars.space[3],
      border: 0,
      borderRadius: vars.radius.small,
      padding: `${vars.space[1]} ${vars.space[3]}`,
      backgroundColor: vars.color.quiet,
      color: vars.color.text,
      font: 'inherit',
      fontWeight: vars.weight.semibold,
      cursor: 'pointer',
    },
  },
});

export const pieces = style({
  ...sideBySide('1fr 1fr', {
    gap: vars.space[10],
    wideGap: `${vars.space[10]} ${vars.space[8]}`,
  }),
  minWidth: 0,
});

export const piece = recipe({
  base: {
    ...oneColumn(vars.space[4]),
    alignContent: 'start',
    minWidth: 0,
  },
  variants: {
    tall: { true: { '@media': { [media.desktop]: { gridRow: 'span 2' } } }, false: {} },
    wide: { true: { '@media': { [media.desktop]: { gridColumn: '1 / -1' } } }, false: {} },
  },
});

export const drawing = style({
  overflow: 'hidden',
  border: `1px solid ${vars.surface.line}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.printedPage,
  // Scanners need dark on white, even in forced colours.
  forcedColorAdjust: 'none',
});

globalStyle(`${drawing} > svg`, { display: 'block', width: '100%', height: 'auto' });

export const blanks = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [media.mobile]: { flexWrap: 'wrap' } },
});

export const blank = style({
  display: 'grid',
  placeContent: 'center',
  flexBasis: 0,
  minWidth: 0,
  // Two in a row on a phone.
  '@media': { [media.mobile]: { minWidth: '34%' } },
  padding: vars.space[1],
  border: `1.5px dashed ${vars.surface.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.quiet,
  color: vars.surface.textMuted,
  fontSize: vars.text.caption,
  textAlign: 'center',
  lineHeight: vars.lineHeight.title,
});
