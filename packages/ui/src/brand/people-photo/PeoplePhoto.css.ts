import { createVar, fallbackVar } from '@vanilla-extract/css';
import { exactColours, figuresText } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

/** At most this height. */
export const height = createVar();

export const print = style({
  width: '100%',
  padding: vars.space[2],
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.tablet]: { padding: vars.space[3] },
    [media.print]: { boxShadow: 'none', padding: 0 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: fallbackVar(height, 'none'),
  backgroundColor: vars.color.strong,
  ...exactColours,
});

export const caption = style({
  paddingBlockStart: vars.space[2],
  ...figuresText(vars.text.caption),
  lineHeight: vars.lineHeight.title,
  color: vars.color.text,
});

/** Over everybody who is not chosen. */
export const shade = recipe({
  base: {
    opacity: 0,
    fill: vars.color.strong,
    transition: `opacity ${vars.duration.imageFade} ${vars.easing.out}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: { shown: { true: { opacity: 0.66 } } },
});
