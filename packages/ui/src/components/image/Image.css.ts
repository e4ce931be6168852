import { createVar } from '@vanilla-extract/css';
import { covering, mutedSmall } from '../../styles/looks';
import { media, recipe, vars } from '../../styles/primitives';

export const aspectRatioVar = createVar();

export const frame = recipe({
  base: {
    display: 'block',
    position: 'relative',
    width: '100%',
    overflow: 'hidden',
    aspectRatio: aspectRatioVar,
    ...mutedSmall,
  },
  variants: {
    radius: {
      card: { borderRadius: vars.radius.card },
    },
  },
});

export const picture = recipe({
  base: {
    ...covering,
    transition: `opacity ${vars.duration.imageFade} ${vars.easing.out}`,
  },
  variants: {
    fit: {
      cover: { objectFit: 'cover' },
      contain: { objectFit: 'contain' },
      fill: { objectFit: 'fill' },
      none: { objectFit: 'none' },
      'scale-down': { objectFit: 'scale-down' },
    },
    visible: {
      true: { opacity: 1 },
      false: { opacity: 0, '@media': { [media.print]: { opacity: 1, transition: 'none' } } },
    },
  },
});
