import { exactColours, recipe, spread, style } from '../../styles/primitives';
import { media, vars } from '../../tokens';

export const total = recipe({
  base: {
    ...spread(vars.space[4]),
  },
  variants: {
    tone: {
      plain: {},
      gift: {
        padding: vars.space[3],
        marginInline: `calc(-1 * ${vars.space[3]})`,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        ...exactColours,
        '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
      },
    },
  },
});

export const label = style({ flex: '1 1 min-content', minWidth: '30%' });

export const value = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  // A seven-figure amount fits on one line of paper 240 px wide.
  fontSize: 'clamp(1.25rem, 9cqi, 2rem)',
  fontWeight: vars.weight.bold,
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  textAlign: 'end',
});
