import { centred, covering } from '../../styles/looks';
import { media, recipe, sizePx, style, vars } from '../../styles/primitives';

export const place = style({ position: 'relative', width: '100%' });

export const frame = style({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: vars.surface.raised,
});

export const film = style({
  ...covering,
  objectFit: 'cover',
  transition: `opacity ${vars.duration.imageFade} ${vars.easing.out}`,
  selectors: { '[data-started="false"] > &': { opacity: 0 } },
  '@media': { [media.print]: { display: 'none' } },
});

export const control = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: vars.space[3],
    ...centred(sizePx.touchTarget),
    border: `1px solid ${vars.color.strongLine}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.strongDeep,
    color: vars.color.onStrong,
    transition: `background-color ${vars.duration.quick}`,
    '@media': {
      [media.print]: { display: 'none' },
      [media.forcedColors]: { border: '1px solid' },
    },
    selectors: {
      '&:hover': { backgroundColor: vars.color.device },
      // Two rings, because one could have the colour of the film behind it.
      '&:focus-visible': {
        outlineColor: vars.color.accent,
        outlineOffset: 0,
        boxShadow: `0 0 0 6px ${vars.color.strongDeep}`,
      },
    },
  },
  variants: {
    corner: {
      end: { insetInlineEnd: vars.space[3] },
      start: { insetInlineStart: vars.space[4], insetBlockEnd: vars.space[4] },
    },
  },
});

export const notice = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });
