import { createVar, keyframes } from '@vanilla-extract/css';
import { centred, middle } from '../../styles/looks';
import { media, sizePx, style, vars } from '../../styles/primitives';

/** CSS ends the splash, so that a page without scripts still opens. */
export const splashDuration = createVar();

// Presses reach the page while the splash fades.
const leave = keyframes({
  from: { opacity: 1, visibility: 'visible', pointerEvents: 'none' },
  // Hidden early: a 1 ms animation (reduced motion) may stop just before its last frame.
  '99%': { visibility: 'hidden' },
  to: { opacity: 0, visibility: 'hidden', pointerEvents: 'none' },
});
const appear = keyframes({
  from: { opacity: 0, pointerEvents: 'auto' },
  to: { opacity: 1, pointerEvents: 'auto' },
});
const fade = keyframes({ to: { opacity: 0 } });
/** A page of a visit that has started, in a browser whose links load documents. */
const atOnce = {
  ':root[data-from-site] &[data-loading="true"]': {
    animationDelay: '0s',
    animationDuration: '1ms',
  },
};
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const splash = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.splash,
  ...middle,
  opacity: 0,
  visibility: 'hidden',
  pointerEvents: 'none',
  transition: `opacity ${vars.duration.splashFadeOut} ${vars.easing.inOut}, visibility 0s ${vars.duration.splashFadeOut}`,
  selectors: {
    '&[data-loading="true"]': {
      opacity: 1,
      visibility: 'visible',
      pointerEvents: 'auto',
      transition: 'none',
      animation: `${leave} ${vars.duration.splashFadeOut} ${vars.easing.inOut} ${splashDuration} forwards`,
    },
    ...atOnce,
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({
  // Starts slowly, so that the logo is gone before the text can be read.
  transition: `opacity ${vars.duration.contentFadeIn} ${vars.easing.inOut}`,
  selectors: {
    '&[data-loading="true"]': {
      opacity: 0,
      pointerEvents: 'none',
      transition: 'none',
      animation: `${appear} ${vars.duration.contentFadeIn} ${vars.easing.inOut} ${splashDuration} forwards`,
    },
    ...atOnce,
  },
  '@media': {
    [media.print]: { selectors: { '&[data-loading="true"]': { opacity: 1, animation: 'none' } } },
  },
});

export const stage = style({
  position: 'relative',
  opacity: 0,
  transition: `opacity ${vars.duration.quick}`,
  selectors: {
    '[data-loading="true"] > &': {
      opacity: 1,
      animation: `${fade} ${vars.duration.quick} ${splashDuration} forwards`,
    },
  },
  ...centred(sizePx.splashRing),
});

export const logo = style({ width: sizePx.splashLogo, height: sizePx.splashLogo });

export const ring = style({
  position: 'absolute',
  inset: 0,
  color: vars.surface.accent,
  animation: `${turn} ${vars.duration.splashRingTurn} linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
