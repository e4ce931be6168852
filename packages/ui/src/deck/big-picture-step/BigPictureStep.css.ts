import { figuresText, largeText, onBaseline, oneColumn, sideBySide } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/sections';

export const sum = style({
  ...oneColumn(vars.space[1]),
  '@media': { [media.desktopAndPaper]: { gridTemplateColumns: 'none' } },
});

export const line = recipe({
  base: {
    ...onBaseline('0 0.22em'),
    width: 'fit-content',
    maxWidth: '100%',
    // Leaves room for the text below.
    ...largeText(`min(${vars.text.figure}, 11.5svh)`, '1.06'),
    color: vars.surface.heading,
    '@media': { [media.desktopAndPaper]: { maxWidth: 'none' } },
  },
  variants: {
    gift: {
      true: {
        paddingInline: '0.14em 0.18em',
        marginInlineStart: '-0.14em',
        paddingBlockEnd: '0.06em',
        backgroundColor: vars.color.accent,
        color: vars.color.strong,
      },
    },
  },
});

export const figure = style({
  order: -1,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktopAndPaper]: { minWidth: 'auto' } },
});

export const argument = style({
  ...sideBySide('auto minmax(0, 24rem)', {
    gap: vars.space[8],
    alignItems: 'end',
    from: media.desktopAndPaper,
  }),
  justifyContent: 'space-between',
});

export const foot = style({
  ...sideBySide('1fr auto', {
    gap: vars.space[6],
    wideGap: vars.space[12],
    alignItems: 'end',
    from: media.desktopAndPaper,
  }),
  justifyItems: 'start',
});

export const audiences = style({
  display: 'grid',
  ...figuresText(vars.text.small),
});

export const audience = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
  borderBlockEnd: `1.5px dashed ${vars.surface.line}`,
});

export const use = style({ color: vars.surface.textMuted, textAlign: 'end' });
