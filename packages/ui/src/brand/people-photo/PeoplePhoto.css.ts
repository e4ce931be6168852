import { exactColours } from '../../styles/looks';
import { media, recipe, style, vars } from '../../styles/primitives';

export const print = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: vars.color.strong,
  border: `${vars.space[2]} solid ${vars.color.raised}`,
  borderBlockEndWidth: vars.space[3],
  boxShadow: vars.shadow.floating,
  ...exactColours,
  '@media': {
    [media.tablet]: { borderWidth: vars.space[3] },
    [media.print]: { boxShadow: 'none' },
  },
});

export const person = recipe({
  base: {
    transition: `opacity ${vars.duration.imageFade} ${vars.easing.out}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  variants: { shaded: { true: { opacity: 0.28 } } },
});
