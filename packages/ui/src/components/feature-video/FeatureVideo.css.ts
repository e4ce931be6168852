import { onScreen } from '../../layout/on-screen.css';
import { centred, covering, inRow } from '../../styles/looks';
import { media, recipe, sizePx, style, vars } from '../../styles/primitives';

export const place = style({ position: 'relative', width: '100%' });

export const frame = style({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: vars.surface.raised,
});

export const film = style([
  onScreen,
  {
    ...covering,
    objectFit: 'cover',
    transition: `opacity ${vars.duration.imageFade} ${vars.easing.out}`,
    selectors: { '[data-started="false"] > &': { opacity: 0 } },
  },
]);

/** At the bottom, above whatever the film shows. */
const plate = {
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  border: `1px solid ${vars.color.strongLine}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.strongDeep,
  color: vars.color.onStrong,
} as const;

const corner = {
  end: { insetInlineEnd: vars.space[3] },
  start: { insetInlineStart: vars.space[4], insetBlockEnd: vars.space[4] },
};

export const control = recipe({
  base: {
    ...plate,
    ...centred(sizePx.touchTarget),
    transition: `background-color ${vars.duration.quick}`,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
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
  variants: { corner },
});

/** Outside the frame, which may be cut off or scaled down. */
export const notice = recipe({
  base: {
    ...plate,
    ...inRow(vars.space[2]),
    padding: `${vars.space[2]} ${vars.space[4]}`,
    fontSize: vars.text.small,
  },
  variants: { corner },
});
