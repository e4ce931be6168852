import { createVar } from '@vanilla-extract/css';
import { recipe } from '../../styles/primitives';
import { media } from '../../tokens/breakpoint';
import { vars } from '../../tokens/vars.css';

export const aspectRatioVar = createVar();

export const frame = recipe({
  base: {
    display: 'block',
    position: 'relative',
    width: '100%',
    overflow: 'hidden',
    aspectRatio: aspectRatioVar,
    color: vars.surface.textMuted,
    fontSize: vars.text.small,
  },
  variants: {
    corners: {
      none: {},
      control: { borderRadius: vars.radius.control },
      card: { borderRadius: vars.radius.card },
    },
  },
});

export const picture = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
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
