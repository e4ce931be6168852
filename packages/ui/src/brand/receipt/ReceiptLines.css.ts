import { oneColumn, recipe, style } from '../../styles/primitives';
import { media, vars } from '../../tokens';

export const lines = style(oneColumn(vars.space[2]));

export const line = recipe({
  base: {
    display: 'flex',
    // A value that does not fit beside its label wraps below it.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[4],
  },
  variants: {
    emphasis: {
      none: {},
      strong: { fontWeight: vars.weight.bold },
      gift: {
        // A highlighter stroke that extends past the text on both sides.
        padding: `${vars.space[1]} ${vars.space[2]}`,
        marginInline: `calc(-1 * ${vars.space[2]})`,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        printColorAdjust: 'exact',
        WebkitPrintColorAdjust: 'exact',
        '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
      },
    },
  },
});

export const label = style({
  flex: '1 1 min-content',
  minWidth: '30%',
  overflowWrap: 'break-word',
});

export const value = style({
  flex: '0 1 auto',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
